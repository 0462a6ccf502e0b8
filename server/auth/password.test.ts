import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { dummyHash, hashPassword, passwordProblem, verifyPassword } from './password.ts';

test('a password is kept as argon2id, and only it is right', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword('correct horse')).not.toBe(hash);
  expect(await verifyPassword(hash, 'correct horse')).toBe(true);
  expect(await verifyPassword(hash, 'correct horse ')).toBe(false);
});

test('a letter is the same however the system writes it', async () => {
  const hash = await hashPassword('gar\u00e7on gar\u00e7on');
  expect(await verifyPassword(hash, 'garc\u0327on garc\u0327on')).toBe(true);
});

test('checking without an account costs what checking with one costs', async () => {
  expect(parseOptions(dummyHash())).toEqual(parseOptions(await hashPassword('correct horse')));
  const cost = { memoryCost: 64, timeCost: 3, parallelism: 2 };
  const other = await hashPassword('correct horse', cost);
  expect(parseOptions(dummyHash(cost))).toEqual(parseOptions(other));
  expect(await verifyPassword(undefined, 'correct horse')).toBe(false);
});

test('a new password is long enough and not the e-mail', () => {
  expect(passwordProblem('123456789', 'me@example.com')).toContain('10 characters');
  expect(passwordProblem('🔑🔑🔑🔑🔑', 'me@example.com')).toContain('10 characters');
  expect(passwordProblem(' ME@example.com', 'me@example.com')).toContain('e-mail');
  expect(passwordProblem('1234567890', 'me@example.com')).toBeUndefined();
});
