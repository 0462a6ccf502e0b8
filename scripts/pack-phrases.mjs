// The assistant's lists as they travel. In the source they are for reading; sorted, with the words that a phrase shares
// with the one before it left out, they weigh a tenth less. `listPhrases` of app/content/chat/phrases.ts reads both.

/** Stands before a phrase, for as many words of the one before it. */
const SHARED = '¹²³⁴⁵⁶⁷⁸⁹';
const LISTS = /app\/i18n\/locales\/[\w-]+-chat(?:-words|-topics)?\.ts$/;

/** @param {string} list */
export function packPhrases(list) {
  const phrases = list.split(/[,،\n]/).map((phrase) => phrase.trim());
  let before = [];
  return [...new Set(phrases)]
    .filter(Boolean)
    .sort()
    .map((phrase) => {
      const words = phrase.split(' ');
      const shared = sharedWords(words, before);
      before = words;
      return (SHARED[shared - 1] ?? '') + words.slice(shared).join(' ');
    })
    .join();
}

function sharedWords(words, before) {
  const differs = words.findIndex((word, at) => word !== before[at]);
  return Math.min(differs < 0 ? words.length : differs, SHARED.length);
}

/** For Vite. */
export function packedPhrases() {
  return {
    name: 'packed-phrases',
    enforce: /** @type {const} */ ('pre'),
    transform: {
      filter: { id: LISTS },
      handler: (code) => code.replace(/`([^`$]*)`/g, (_, list) => `\`${packPhrases(list)}\``),
    },
  };
}
