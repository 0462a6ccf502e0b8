import { pbkdf2Sync } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { createStore } from './create-store.ts';
import { gateContract } from './gate-contract.ts';
import { createLocalGate } from './local-gate.ts';
import { localPages } from './local-pages.ts';
import { createMemoryAdapter } from './memory-adapter.ts';

const email = 'me@example.com';
const password = 'secret';
/** As the build makes them, but quick. */
const credentials = {
  salt: btoa('salt'),
  iterations: 1,
  hash: pbkdf2Sync(`${email}\n${password}`, 'salt', 1, 32, 'sha256').toString('base64'),
};

afterEach(() => vi.unstubAllGlobals());

for (const [place, openPages] of Object.entries(localPages)) {
  gateContract(`the local gate ${place}`, async () => {
    const [gate, other] = openPages().map((store) => createLocalGate(store, credentials));
    if (!gate || !other) throw new Error('There are not two pages.');
    return { gate, other, email, password };
  });
}

test('the record has the e-mail as it was typed and the owner’s name', async () => {
  const store = createStore(createMemoryAdapter(), builtInContent);
  await createLocalGate(store, credentials).signIn(' ME@example.com ', password);
  const user = { email: 'ME@example.com', name: 'Hamza Qureshi' };
  expect(store.get('auth')).toEqual({ isAuthenticated: true, user });
});

test('a browser that keeps nothing still lets the owner in, and out again', async () => {
  const gate = createLocalGate(
    createStore(createMemoryAdapter({ capacity: 10 }), builtInContent),
    credentials,
  );
  const hear = vi.fn();
  gate.user.subscribe(hear);
  expect(await gate.signIn(email, password)).toEqual({ ok: true });
  expect(gate.user.get()).toMatchObject({ email });
  expect(hear).toHaveBeenCalledOnce();
  await gate.signOut();
  expect(gate.user.get()).toBeNull();
});

test('a browser without cryptography cannot check a password, and says so', async () => {
  vi.stubGlobal('crypto', {});
  const gate = createLocalGate(createStore(createMemoryAdapter(), builtInContent), credentials);
  expect(await gate.signIn(email, password)).toEqual({
    ok: false,
    reason: 'unavailable',
    message: expect.stringContaining('insecure connection'),
  });
});
