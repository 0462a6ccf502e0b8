import { expect, test } from 'vitest';
import { safeImage, safeLink, withoutInvisible } from './safe-link.ts';

test.each([
  'https://example.com/a?b#c',
  'http://example.com',
  'mailto:a@example.com',
  'tel:+92300',
  '/blog',
  '#contact',
])('%s is a safe link', (link) => {
  expect(safeLink(link)).toBe(link);
});

test.each([
  '',
  '   ',
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example.com',
  '/\\evil.example.com',
  '/\t/evil.example.com',
  '\n/\r\n\\evil.example.com',
  'file:///etc/passwd',
  'no scheme at all',
])('%j is not', (link) => {
  expect(safeLink(link)).toBeUndefined();
});

test('what browsers leave out of an address is left out of it', () => {
  expect(safeLink('https://exam\nple.com/\ta')).toBe('https://example.com/a');
  expect(safeImage('/\timages/a.svg\r\n')).toBe('/images/a.svg');
  expect(safeImage('/\t/evil.example.com/a.png')).toBeUndefined();
});

test('what nobody sees and came along with a copy is left out of an address', () => {
  expect(safeLink('\u202ahttps://github.com/\u200bme\u202c')).toBe('https://github.com/me');
  expect(safeLink('\ufefftel:+92300\u2069')).toBe('tel:+92300');
  expect(safeImage('/images/\u2060a.svg')).toBe('/images/a.svg');
  expect(safeLink('java\u200bscript:alert(1)')).toBeUndefined();
  expect(safeLink('/\u200b/evil.example.com')).toBeUndefined();
});

test('the joiners of a word are part of it', () => {
  expect(withoutInvisible('می\u200cخواهم\u200f')).toBe('می\u200cخواهم');
});

test('an image may be part of the text, a document may not', () => {
  expect(safeImage('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
  expect(safeImage('data:image/svg+xml;base64,AAAA')).toBeUndefined();
  expect(safeImage('/images/a.svg')).toBe('/images/a.svg');
  expect(safeImage('#hash')).toBeUndefined();
});
