// Brings what visitors type and what the word lists hold to one form. Every expression replaces single
// characters or one run of them, so the work grows with the length of the text and no faster.

/** Only this many characters of a message are read: more than anybody asks at once. */
export const MESSAGE_LIMIT = 1000;

/** Keyboards for Arabic and for Urdu write the same letters with different characters, and hamza comes and goes. */
const LETTER_FORMS: Record<string, string> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ة: 'ہ',
  ۃ: 'ہ',
  ھ: 'ہ',
  ٱ: 'ا',
  ء: '',
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
};

/** Lower case, without accents, diacritics and punctuation, one space between words. */
export function normalise(text: string): string {
  return text
    .slice(0, MESSAGE_LIMIT)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('c++', 'cpp')
    .replaceAll('c#', 'csharp')
    .replace(/[\p{M}\p{Cf}ـ'’‘ʼ`´]/gu, '')
    .replace(/[يىكهةۃھٱءßœæ]/g, (letter) => LETTER_FORMS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function wordsOf(text: string): string[] {
  return normalise(text).split(' ').filter(Boolean);
}
