import { afterEach, expect, test, vi } from 'vitest';
import { adminCredentials } from '../../scripts/admin-credentials.mjs';
import { verifyCredentials } from './verify-credentials.ts';

const credentials = adminCredentials({ ADMIN_EMAIL: 'Me@Example.com', ADMIN_PASSWORD: 'secret' });

afterEach(() => vi.unstubAllGlobals());

/** The hash is slow on purpose. */
const TIMEOUT_MS = 60_000;

test(
  'the pair of the build is right, whatever the case of the e-mail',
  async () => {
    expect(await verifyCredentials(' me@example.COM ', 'secret', credentials)).toBe('right');
  },
  TIMEOUT_MS,
);

test(
  'another password, another e-mail or nothing is wrong',
  async () => {
    expect(await verifyCredentials('me@example.com', 'Secret', credentials)).toBe('wrong');
    expect(await verifyCredentials('you@example.com', 'secret', credentials)).toBe('wrong');
    expect(await verifyCredentials('', '', credentials)).toBe('wrong');
  },
  TIMEOUT_MS,
);

test.each([
  ['an empty hash', ''],
  ['half of the hash', btoa(atob(credentials.hash).slice(0, 16))],
])('%s lets nobody in', async (_, hash) => {
  const cut = { ...credentials, hash, iterations: 1 };
  expect(await verifyCredentials('me@example.com', 'secret', cut)).toBe('wrong');
});

test('without cryptography the check says so', async () => {
  vi.stubGlobal('crypto', {});
  expect(await verifyCredentials('me@example.com', 'secret', credentials)).toBe('unavailable');
});
