import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Stretch, wordChanges } from './word-changes.ts';

const marked = (stretches: Stretch[]) =>
  stretches.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

test('the words that differ are marked on both sides', () => {
  const [one, other] = wordChanges('A fast shop for Lahore', 'A calm shop for Karachi');
  expect(marked(one)).toBe('A [fast] shop for [Lahore]');
  expect(marked(other)).toBe('A [calm] shop for [Karachi]');
});

test('a long text keeps the surroundings of its changes', () => {
  const long = Array.from({ length: 500 }, (_, at) => `w${at}`);
  const [one] = wordChanges(long.join(' '), long.with(250, 'new').join(' '));
  expect(marked(one)).toContain('w249 [w250] w251');
  expect(marked(one)).not.toContain('w100 ');
  expect(marked(one).startsWith('…')).toBe(true);
});

test('texts too long to compare word by word are still cut down to what differs', () => {
  const many = (word: string) => Array.from({ length: 5000 }, (_, at) => `${word}${at}`).join(' ');
  const [one, other] = wordChanges(`same ${many('a')} end`, `same ${many('b')} end`);
  expect(one.map(({ isChanged }) => isChanged)).toEqual([false, true, false]);
  expect(other.at(-1)).toMatchObject({ text: ' end', isChanged: false });
});

test('short texts are whole again when their stretches are joined', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'c')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [one, other] = wordChanges(a, b);
      fc.pre(a.split(/\s/).length < 30 && b.split(/\s/).length < 30);
      expect(one.map(({ text: part }) => part).join('')).toBe(a);
      expect(other.map(({ text: part }) => part).join('')).toBe(b);
      const kept = (stretches: Stretch[]) =>
        stretches
          .flatMap((part) => (part.isChanged ? [] : (part.text.match(/\S+/g) ?? [])))
          .join(' ');
      expect(kept(one)).toBe(kept(other));
    }),
  );
});
