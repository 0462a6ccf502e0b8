import { expect, test, vi } from 'vitest';
import type { User } from '#app/content/session.ts';
import { createHttpGate } from './http-gate.ts';

const OWNER: User = { email: 'owner@example.com', name: 'Sara' };

/** A gate of a server that lets everybody in; what is saved there can be had or not. */
function open(prepare: () => Promise<void>) {
  const channel = { postMessage: vi.fn(), addEventListener: () => {} };
  const fetch = async () => new Response(JSON.stringify({ user: OWNER }));
  return { channel, gate: createHttpGate(fetch, channel, prepare) };
}

const unprepared = () => Promise.reject(new Error('The server cannot be reached.'));

test('who is set up and gets no further is told that the site is theirs already', async () => {
  const { gate, channel } = open(unprepared);
  expect(await gate.account.setUp('token', OWNER.email, 'a password')).toEqual({
    ok: false,
    failure: { kind: 'unreachable', message: expect.stringMatching(/^The site is yours.*reached/) },
  });
  expect(gate.user.get()).toBeNull();
  expect(channel.postMessage).not.toHaveBeenCalled();
});

test('who signs in and gets no further is told why', async () => {
  const { gate } = open(unprepared);
  expect(await gate.signIn(OWNER.email, 'a password')).toEqual({
    ok: false,
    reason: 'unavailable',
    message: 'The server cannot be reached.',
  });
});

test('who is set up is signed in, in every tab', async () => {
  const { gate, channel } = open(async () => {});
  expect(await gate.account.setUp('token', OWNER.email, 'a password')).toEqual({ ok: true });
  expect(gate.user.get()).toEqual(OWNER);
  expect(channel.postMessage).toHaveBeenCalledOnce();
});
