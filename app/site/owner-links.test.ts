import { expect, test } from 'vitest';
import { mailLink, whatsAppLink } from './owner-links.ts';

test.each([
  ['+92 300 0000000', 'https://wa.me/923000000000'],
  ['+49 (0)170 1234567', 'https://wa.me/491701234567'],
  ['0049 170 1234567', 'https://wa.me/491701234567'],
  ['+49 170/1234567', 'https://wa.me/491701234567'],
  ['+49.170.1234567', 'https://wa.me/491701234567'],
  ['https://wa.me/message/ABC', 'https://wa.me/message/ABC'],
  ['\u202a+92 300 0000000\u202c', 'https://wa.me/923000000000'],
  ['\u200bhttps://wa.me/923000000000', 'https://wa.me/923000000000'],
])('%s is reached at %s', (written, link) => {
  expect(whatsAppLink(written)).toBe(link);
});

test.each(['0170 1234567', '', '+', '()', 'javascript:alert(1)'])(
  'where “%s” leads nobody knows, so it has no link',
  (written) => {
    expect(whatsAppLink(written)).toBeUndefined();
  },
);

test('an address adds nothing to the mail that is begun', () => {
  expect(mailLink('a?bcc=b@example.com', 'Hi & bye', 'x')).toBe(
    'mailto:a%3Fbcc%3Db@example.com?subject=Hi%20%26%20bye&body=x',
  );
});
