import { expect, test } from 'vitest';
import { utf8Text } from './utf8-text.ts';

test('a text in UTF-8 is read, without the mark that some programs put before it', () => {
  const bytes = new TextEncoder().encode('\ufeffGrüße, نور');
  expect(utf8Text(bytes)).toBe('Grüße, نور');
});

test('what is written in another encoding is no text', () => {
  expect(utf8Text(Uint8Array.of(0x47, 0x72, 0xfc, 0xdf, 0x65))).toBeNull();
});
