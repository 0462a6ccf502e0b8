import { afterEach, expect, test, vi } from 'vitest';
import { adminCredentials } from '../../scripts/admin-credentials.mjs';
import { verifyCredentials } from './verify-credentials.ts';

const owner = { ADMIN_EMAIL: 'Me@Example.com', ADMIN_PASSWORD: 'secret' };
const credentials = adminCredentials(owner, 1000);

afterEach(() => vi.unstubAllGlobals());

test('the pair of the build is right, whatever the case of the e-mail', async () => {
  const asBuilt = adminCredentials(owner);
  expect(asBuilt.iterations).toBe(600_000);
  expect(await verifyCredentials(' me@example.COM ', 'secret', asBuilt)).toBe('right');
});

test('another password, another e-mail or nothing is wrong', async () => {
  expect(await verifyCredentials('me@example.com', 'secret', credentials)).toBe('right');
  expect(await verifyCredentials('me@example.com', 'Secret', credentials)).toBe('wrong');
  expect(await verifyCredentials('you@example.com', 'secret', credentials)).toBe('wrong');
  expect(await verifyCredentials('', '', credentials)).toBe('wrong');
});

test.each([
  ['an empty hash', ''],
  ['half of the hash', btoa(atob(credentials.hash).slice(0, 16))],
])('%s lets nobody in', async (_, hash) => {
  const cut = { ...credentials, hash, iterations: 1 };
  expect(await verifyCredentials('me@example.com', 'secret', cut)).toBe('wrong');
});

test('half a pair is a mistake, and not the other half of the trial’s', () => {
  const missing = (env: NodeJS.ProcessEnv) => () => adminCredentials(env, 1);
  expect(missing({ ADMIN_EMAIL: 'me@example.com' })).toThrow('without ADMIN_PASSWORD');
  expect(missing({ ADMIN_EMAIL: '', ADMIN_PASSWORD: 'secret' })).toThrow('without ADMIN_EMAIL');
  expect(missing({})).not.toThrow();
});

test('without cryptography the check says so', async () => {
  vi.stubGlobal('crypto', {});
  expect(await verifyCredentials('me@example.com', 'secret', credentials)).toBe('unavailable');
});
