import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyLetter } from './any-letter-for-tests.ts';
import { wellFormed } from './well-formed.ts';

test('half of a pair becomes the replacement character, a whole one stays', () => {
  expect(wellFormed('a\ud83d')).toBe('a\ufffd');
  expect(wellFormed('\ude00b')).toBe('\ufffdb');
  expect(wellFormed('\ude00\ud83d')).toBe('\ufffd\ufffd');
  expect(wellFormed('😀 میرا')).toBe('😀 میرا');
});

test('whatever comes in, an address can hold what comes out', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyLetter }), fc.integer({ min: 0, max: 20 }), (text, at) => {
      const cut = wellFormed(text.slice(at));
      expect(() => encodeURIComponent(cut)).not.toThrow();
      expect(wellFormed(cut)).toBe(cut);
    }),
  );
});
