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
