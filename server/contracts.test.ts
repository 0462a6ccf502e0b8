// @vitest-environment node
// The ports of the app over HTTP, on both databases: the same suites that the local adapters pass.
import { afterEach } from 'vitest';
import { EVERY_MESSAGE } from '#app/content/find-messages.ts';
import { deskContract } from '#app/store/desk-contract.ts';
import { createHttpDesk } from '#app/store/http/http-desk.ts';
import { createHttpInbox } from '#app/store/http/http-inbox.ts';
import { inboxContract } from '#app/store/inbox-contract.ts';
import { createApp } from './app.ts';
import { DATABASES, type TestDatabase } from './databases-in-test.ts';
import { allMessages, messageRow } from './db/inbox.ts';

const ADDRESS = 'http://site.test';
let opened: TestDatabase[] = [];

afterEach(async () => {
  for (const database of opened) await database.remove();
  opened = [];
});

for (const [name, create] of DATABASES) {
  const start = async (changed: () => void = () => {}) => {
    const created = await create();
    opened.push(created);
    const database = await created.open();
    const site = { address: ADDRESS, trustProxy: 0 };
    const app = createApp({ database, site, now: () => new Date(), changed });
    const fetch = async (path: string, init: RequestInit = {}) =>
      app.request(ADDRESS + path, { ...init, headers: { ...init.headers, origin: ADDRESS } });
    return { db: database.db, fetch };
  };

  deskContract(`a desk over HTTP on ${name}`, async () => {
    const { db, fetch } = await start();
    return {
      desk: createHttpDesk(fetch),
      other: createHttpDesk(fetch),
      arrived: () => allMessages(db, EVERY_MESSAGE),
    };
  });

  inboxContract(`an inbox over HTTP on ${name}`, async (messages) => {
    const { db, fetch } = await start(() => {
      inbox.refresh();
      other.refresh();
    });
    const rows = messages.map((message) => ({
      ...messageRow(message),
      is_spam: 0,
      deleted_at: null,
    }));
    if (rows.length > 0) await db.insertInto('messages').values(rows).execute();
    const [inbox, other] = [createHttpInbox(fetch), createHttpInbox(fetch)];
    return { inbox, other };
  });
}
