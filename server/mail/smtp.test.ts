// What a real mail server says of a mail, and what is made of it.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSmtp } from './smtp.ts';
import { createMailServer } from './smtp-in-test.ts';

const from = { name: 'The site', address: 'site@example.org' };
const mail = {
  id: '1',
  recipient: 'ada@example.com',
  body: { subject: 'Hello', text: 'A text', html: '<p>A text</p>', isAutomatic: true },
};

let mailServer: ReturnType<typeof createMailServer>;

beforeEach(async () => {
  mailServer = createMailServer();
  await mailServer.up();
});

afterEach(() => mailServer.down());

const deliver = () => createSmtp({ url: mailServer.url, from })(mail);

describe('a mail server that', () => {
  const refuses = async (command: Parameters<typeof mailServer.refuse>[0], answer: string) => {
    mailServer.refuse(command, answer);
    return deliver();
  };

  test.each([
    ['MAIL FROM', '530 5.7.0 Authentication required'],
    ['MAIL FROM', '550 5.7.60 Not allowed to send as this sender'],
    ['MAIL FROM', '451 Later'],
    ['RCPT TO', '550 5.1.8 Sender address rejected: domain not found'],
    ['DATA', '550 5.4.5 Daily sending limit exceeded'],
  ] as const)(
    'takes no mail of this sender (%s: %s) is left alone, and asked again',
    async (command, answer) => {
      expect(await refuses(command, answer)).toMatchObject({
        isFinal: false,
        isUnreachable: true,
        reason: expect.stringContaining(answer),
      });
    },
  );

  test.each([
    ['RCPT TO', '554 5.7.1 Relay access denied'],
    ['DATA', '550 5.7.1 This looks like spam'],
    ['RCPT TO', '450 4.2.1 Try again later'],
  ] as const)(
    'may take another mail, or this one later (%s: %s), is asked for both',
    async (command, answer) => {
      expect(await refuses(command, answer)).toMatchObject({
        isFinal: false,
        isUnreachable: false,
      });
    },
  );

  test.each([
    ['RCPT TO', '550 5.1.1 No such mailbox'],
    ['RCPT TO', '550 No such mailbox'],
    ['DATA', '552 5.3.4 Too large'],
    ['DATA', '554 Refused'],
  ] as const)(
    'will never take this one (%s: %s) is not asked for it again',
    async (command, answer) => {
      expect(await refuses(command, answer)).toMatchObject({ isFinal: true, isUnreachable: false });
    },
  );
});

describe('once the server has the whole mail', () => {
  let socket: Socket | undefined;
  const onSocket = (message: unknown) => {
    ({ socket } = message as { socket: Socket });
  };
  beforeEach(() => subscribe('net.client.socket', onSocket));
  afterEach(() => unsubscribe('net.client.socket', onSocket));

  /** As if nothing were heard for so long. */
  const passInSilence = (ms: number) => {
    if (socket?.timeout && socket.timeout <= ms) socket.emit('timeout');
  };

  test('its word on it is waited for as long as it may take, and no longer', async () => {
    const MINUTE_MS = 60_000;
    for (const [minutes, delivery] of [
      [9, { ok: true }],
      [10, { ok: false, isFinal: false }],
    ] as const) {
      const held = mailServer.hold();
      const delivered = deliver();
      await held.waiting;
      passInSilence(minutes * MINUTE_MS);
      held.release();
      expect(await delivered).toMatchObject(delivery);
    }
  });
});
