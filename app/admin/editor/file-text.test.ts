import { expect, test } from 'vitest';
import { fileText } from './file-text.ts';

test('a text is read as UTF-8, with or without the mark in front of it', async () => {
  for (const start of ['', '\ufeff']) {
    const file = new File([start, 'Größe, سائز'], 'a.csv');
    expect(await fileText(file)).toEqual({ ok: true, text: 'Größe, سائز' });
  }
});

test.each([
  ['Windows-1252', Uint8Array.of(0x47, 0x72, 0xf6, 0xdf, 0x65)],
  ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x47, 0x00)],
])('a text in %s is refused, and what to do is said', async (_, bytes) => {
  expect(await fileText(new File([bytes], 'a.csv'))).toEqual({
    ok: false,
    reason:
      'The file is not saved as UTF-8. Save it as UTF-8 (“CSV UTF-8” in Excel), and try again.',
  });
});

test('a file that was moved meanwhile is refused', async () => {
  const arrayBuffer = () => Promise.reject(new DOMException('It was moved.', 'NotFoundError'));
  const file = Object.assign(new File([], 'a.csv'), { arrayBuffer });
  expect(await fileText(file)).toEqual({ ok: false, reason: 'The file could not be opened.' });
});
