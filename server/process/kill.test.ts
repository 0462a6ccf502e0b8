// What was acknowledged is there after a crash, and nothing is there twice.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Message } from '#app/content/messages.ts';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import { type ServerProcess, setUp, startProcess } from './process-in-test.ts';

const CRASHES = 5;
const ROUND = 100;
/** So many visitors wait for an answer at the same time. */
const AT_ONCE = 10;
/** The crash comes when about so many of a round have an answer. */
const ANSWERED = 40;

const request = (at: number) => ({
  key: `request-of-visitor-${at}`,
  at: new Date().toISOString(),
  openFor: 60_000,
  request: {
    kind: 'contact',
    value: {
      firstName: 'Visitor',
      lastName: String(at),
      email: `visitor-${at}@example.com`,
      subject: `Request ${at}`,
      services: [],
      message: 'Hello',
    },
  },
});

/** Everybody sends from an address of their own. */
const from = (at: number) => ({ 'x-forwarded-for': `10.0.${Math.floor(at / 250)}.${at % 250}` });

describe.each(DATABASES)('a server on %s that is killed again and again', (_, create) => {
  let database: TestDatabase;
  let server: ServerProcess;

  beforeEach(async () => {
    database = await create();
  });

  afterEach(async () => {
    await server.kill();
    await database.remove();
  });

  const start = () => startProcess(database.url, { env: { TRUST_PROXY: '1' } });

  /** Whether the server has said that it has it. */
  async function send(at: number): Promise<boolean> {
    const answer = await server.ask('POST', '/api/requests', request(at), from(at)).catch(() => {});
    return answer?.ok ?? false;
  }

  async function sendAll(numbers: number[], onAnswer: (at: number) => void): Promise<void> {
    const waiting = [...numbers];
    const visitor = async () => {
      for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
        if (await send(at)) onAnswer(at);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  }

  test('has every acknowledged request and save, and none twice', async () => {
    server = await start();
    const owner = await setUp(server);
    const acknowledged = new Set<number>();
    let version = 0;

    /** The owner saves as long as the server lives. */
    async function saveOn(): Promise<void> {
      for (;;) {
        const value = { ...builtInContent.about, name: `Version ${version + 1}` };
        const writes = [{ key: 'about', version, value }];
        const answer = await server.ask('PUT', '/api/content', { writes }, owner).catch(() => {});
        if (!answer?.ok) return;
        version += 1;
      }
    }

    for (let crash = 0; crash < CRASHES; crash += 1) {
      const numbers = Array.from({ length: ROUND }, (_, at) => crash * ROUND + at);
      let crashed: Promise<void> | undefined;
      const saving = saveOn();
      await sendAll(numbers, (at) => {
        acknowledged.add(at);
        if (acknowledged.size >= crash * ROUND + ANSWERED) crashed ??= server.kill();
      });
      await Promise.all([crashed, saving]);
      expect(crashed).toBeDefined();

      server = await start();
      const { collections } = await (
        await server.ask('GET', '/api/content', undefined, owner)
      ).json();
      // A save that was written when the process died may have had no answer.
      expect([version, version + 1]).toContain(collections.about.version);
      expect(collections.about.value.name).toBe(`Version ${collections.about.version}`);
      version = collections.about.version;
      // Whoever had no answer sends once more, as a browser does.
      await sendAll(
        numbers.filter((at) => !acknowledged.has(at)),
        (at) => acknowledged.add(at),
      );
    }

    const answer = await server.ask('GET', '/api/inbox/whole', undefined, owner);
    const { messages }: { messages: Message[] } = await answer.json();
    expect(acknowledged.size).toBe(CRASHES * ROUND);
    expect(messages.map(({ subject }) => subject).sort()).toEqual(
      [...acknowledged].map((at) => `Request ${at}`).sort(),
    );
  }, 120_000);
});
