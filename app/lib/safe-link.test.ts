import { expect, test } from 'vitest';
import { safeImage, safeLink } from './safe-link.ts';

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

test('an image may be part of the text, a document may not', () => {
  expect(safeImage('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
  expect(safeImage('data:image/svg+xml;base64,AAAA')).toBeUndefined();
  expect(safeImage('/images/a.svg')).toBe('/images/a.svg');
  expect(safeImage('#hash')).toBeUndefined();
});
