import { expect, test } from 'vitest';
import { mailto } from './mailto.ts';

test.each([
  ['a@example.com', 'mailto:a@example.com'],
  [' a+b@example.com ', 'mailto:a%2Bb@example.com'],
  ['a?bcc=b@example.com&body=x', 'mailto:a%3Fbcc%3Db@example.com%26body%3Dx'],
  ['a@example.com,b@example.com', 'mailto:a@example.com%2Cb@example.com'],
  ['a\ud800@example.com', 'mailto:a%EF%BF%BD@example.com'],
])('the mailbox %j is one recipient and nothing else', (address, link) => {
  expect(mailto(address)).toBe(link);
});
