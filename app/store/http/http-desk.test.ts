import { expect, test } from 'vitest';
import type { Outgoing } from '#app/content/requests.ts';
import { createHttpDesk } from './http-desk.ts';

const outgoing = { at: '2026-03-01T12:00:00.000Z', request: { kind: 'contact' } } as Outgoing;

const deskThatHears = (status: number, body: unknown) =>
  createHttpDesk(async () => new Response(JSON.stringify(body), { status }));

test.each([
  ['a slot that is gone', 409, 'conflict', 'conflict'],
  ['what is no request', 422, 'corrupt', 'corrupt'],
  ['a busy server', 503, 'busy', 'busy'],
  ['a full disk', 507, 'full', 'busy'],
  ['a database that cannot be read', 500, 'unreadable', 'busy'],
  ['a page of another origin', 403, 'not-allowed', 'busy'],
])('%s: what no visitor can help can wait', async (_, status, kind, told) => {
  const desk = deskThatHears(status, { kind, message: 'Because.' });
  expect(await desk.send(outgoing)).toEqual({
    ok: false,
    failure: { kind: told, message: 'Because.' },
  });
});

test.each([
  ['a page of a network that wants its visitors to sign in', 200, '<html>'],
  ['something else that went wrong', 502, 'Bad gateway'],
])('%s is no answer of the server', async (_, status, text) => {
  const desk = createHttpDesk(async () => new Response(text, { status }));
  expect(await desk.send(outgoing)).toMatchObject({ failure: { kind: 'unreachable' } });
});
