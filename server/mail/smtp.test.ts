// What a real mail server says of a mail, and what is made of it.
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LEASE_MS } from '../db/mails.ts';
import { HANDING_OVER_MS, LAST_WORD_MS } from './patient-transport.ts';
import { createSmtp, type Delivery } from './smtp.ts';
import { createMailServer, PASSWORD } from './smtp-in-test.ts';

const MINUTE_MS = 60_000;
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

test.each([
  [PASSWORD, { ok: true }],
  ['wrong', { isFinal: false, isUnreachable: true, reason: expect.stringMatching(/535/) }],
])('who sends is the account of the address, with its password: %s', async (password, delivery) => {
  const url = new URL(mailServer.url);
  Object.assign(url, { username: 'site', password });
  expect(await createSmtp({ url: url.href, from })(mail)).toMatchObject(delivery);
});

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

describe('a mail server that says nothing', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** What has come of it by now. */
  function outcome(delivered: Promise<Delivery>) {
    let found: Delivery | undefined;
    void delivered.then((delivery) => {
      found = delivery;
    });
    return async () => {
      await new Promise(setImmediate);
      return found;
    };
  }

  test('after its greeting is soon left alone: others wait behind this mail', async () => {
    const heard: string[] = [];
    const hanging = createServer((socket) => {
      socket.on('data', (data) => heard.push(String(data))).on('error', () => {});
      socket.write('220 mail.example.com\r\n');
    });
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    const { port } = hanging.address() as AddressInfo;
    const found = outcome(createSmtp({ url: `smtp://127.0.0.1:${port}`, from })(mail));
    await vi.waitFor(() => expect(heard.join('')).toMatch(/^EHLO/));
    await vi.advanceTimersByTimeAsync(HANDING_OVER_MS);
    expect(await found()).toMatchObject({ isFinal: false, isUnreachable: true, code: 'ETIMEDOUT' });
    await new Promise((resolve) => hanging.close(resolve));
  });

  test('once it has the whole mail is waited for as long as it may take, and no longer', async () => {
    for (const [minutes, delivery] of [
      [9, { ok: true }],
      [10, { ok: false, isFinal: false }],
    ] as const) {
      const held = mailServer.hold();
      const delivered = deliver();
      const found = outcome(delivered);
      await held.waiting;
      await vi.advanceTimersByTimeAsync(minutes * MINUTE_MS);
      expect((await found()) === undefined).toBe(delivery.ok);
      held.release();
      expect(await delivered).toMatchObject(delivery);
    }
  });

  test('has nobody else send the same mail meanwhile', () => {
    expect(HANDING_OVER_MS + LAST_WORD_MS).toBeLessThan(LEASE_MS);
  });
});
