import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Message } from '#app/content/messages.ts';
import { createHttpInbox } from './http-inbox.ts';

const [message] = builtInContent.messages as [Message];

/** What the server says to one reply after the other; nothing where the connection breaks. */
function inboxThatHears(...answers: (Response | undefined)[]) {
  const sent: string[] = [];
  const inbox = createHttpInbox(async (path, init) => {
    sent.push(`${init?.method} ${path}`);
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
  return { inbox, sent };
}

const REPLY = 'POST /api/inbox/reply';
const done = () => new Response(null, { status: 204 });
const refused = () => Response.json({ kind: 'full', message: 'No room.' }, { status: 507 });

test('a reply whose answer is lost is asked about before it is called lost', async () => {
  const { inbox, sent } = inboxThatHears(undefined, done());
  expect(await inbox.reply(message, 'Gladly.')).toEqual({ ok: true });
  expect(sent).toEqual([REPLY, REPLY]);
});

test('a reply that nobody answers, or that is refused, is not kept', async () => {
  const alone = inboxThatHears();
  expect(await alone.inbox.reply(message, 'Gladly.')).toMatchObject({
    failure: { kind: 'unreachable' },
  });
  const full = inboxThatHears(refused());
  expect(await full.inbox.reply(message, 'Gladly.')).toMatchObject({ failure: { kind: 'full' } });
  expect(full.sent).toEqual([REPLY]);
});
