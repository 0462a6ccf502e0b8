import { expect, test } from 'vitest';
import { MESSAGE_LIMIT, normalise, wordsOf } from './normalise.ts';

test('case, punctuation and extra spaces do not matter', () => {
  expect(normalise('  Hello,   WORLD!! (really?) ')).toBe('hello world really');
  expect(normalise('full-stack / e-commerce')).toBe('full stack e commerce');
});

test('apostrophes of every kind disappear without splitting the word', () => {
  for (const text of ["What's", 'What’s', 'What‘s', 'Whatʼs', 'WHAT`S']) {
    expect(normalise(text)).toBe('whats');
  }
});

test('letters and digits of Urdu and Arabic stay, their diacritics and tatweel go', () => {
  expect(normalise('قیمت کیا ہے؟')).toBe('قیمت کیا ہے');
  expect(normalise('مَرْحَبًا')).toBe('مرحبا');
  expect(normalise('مـــرحبا')).toBe('مرحبا');
  expect(normalise('۲۴ سال، ٢٤')).toBe('۲۴ سال ٢٤');
});

test('the same letter from an Arabic and an Urdu keyboard is the same', () => {
  expect(normalise('قيمت')).toBe(normalise('قیمت'));
  expect(normalise('كتنا')).toBe(normalise('کتنا'));
  expect(normalise('أسعار')).toBe(normalise('اسعار'));
  expect(normalise('گھنٹے')).toBe(normalise('گهنٹے'));
  expect(normalise('بناء')).toBe(normalise('بنا'));
});

test('accents and letter variants do not matter', () => {
  expect(normalise('Développement für ÖL')).toBe('developpement fur ol');
  expect(normalise('ｆｕｌｌ ﬁt')).toBe('full fit');
});

test('C++ and C# keep their names', () => {
  expect(wordsOf('C++, C# or C?')).toEqual(['cpp', 'csharp', 'or', 'c']);
});

test('emoji and invisible marks leave no words behind', () => {
  expect(wordsOf('👩‍💻❤️ 1️⃣')).toEqual(['1']);
  expect(wordsOf('\u200f\u202e\ufeff')).toEqual([]);
});

test('no more than the limit of a message is read', () => {
  expect(normalise('a'.repeat(100_000))).toHaveLength(MESSAGE_LIMIT);
  expect(wordsOf('a '.repeat(50_000))).toHaveLength(MESSAGE_LIMIT / 2);
});
