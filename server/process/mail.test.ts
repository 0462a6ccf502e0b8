// Mail of a server that is killed while nobody takes its mail: what it had to say is said by the next one, once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import { createMailServer } from '../mail/smtp-in-test.ts';
import { type ServerProcess, setUp, startProcess } from './process-in-test.ts';

const createSqlite = DATABASES[0]?.[1];
if (!createSqlite) throw new Error('There are two databases.');

const mailServer = createMailServer();
let database: TestDatabase;
let server: ServerProcess;

beforeEach(async () => {
  database = await createSqlite();
  await mailServer.up();
});

afterEach(async () => {
  await server.kill();
  await mailServer.down();
  await database.remove();
});

const request = {
  key: 'request-of-a-visitor',
  at: new Date().toISOString(),
  openFor: 60_000,
  language: 'fr',
  request: {
    kind: 'contact',
    value: { firstName: 'Ada', lastName: 'L', email: 'ada@example.com', services: [] },
  },
};

test('mail waits through a crash and a mail server that is down, and arrives once', async () => {
  const env = { SMTP_URL: mailServer.url, MAIL_FROM: 'site@example.org' };
  await mailServer.down();
  server = await startProcess(database.url, { env });
  const owner = await setUp(server);
  const read = async (path: string) =>
    (await server.ask('GET', `/api/inbox/${path}`, undefined, owner)).json();
  expect((await server.ask('POST', '/api/requests', request)).status).toBe(204);
  const [{ id }] = (await read('messages')).messages;
  const mails = async () => (await read(`messages/${id}/mails`)).mails;
  // One was tried in vain; then the mail server is left alone for a while.
  await vi.waitFor(async () =>
    expect(await mails()).toContainEqual(expect.objectContaining({ reason: expect.any(String) })),
  );
  await server.kill();
  await mailServer.up();
  server = await startProcess(database.url, { env });
  for (const mail of await mails()) {
    await server.ask('POST', `/api/inbox/mails/${mail.id}/retry`, undefined, owner);
  }
  await vi.waitFor(async () => {
    const states = (await mails()).map(({ state }: { state: string }) => state);
    expect(states).toEqual(['sent', 'sent']);
  });
  expect(await server.stop()).toBe(0);
  expect(mailServer.arrived.map(({ recipients }) => recipients[0]).sort()).toEqual([
    'ada@example.com',
    'owner@example.com',
  ]);
  expect(server.lines.join('\n')).not.toMatch(/ada|owner@/);
});
