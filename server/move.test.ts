// A site moves from a browser to a server and back as one file.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exportSite, importSite, planImport } from '#app/admin/settings/import-site.ts';
import { builtInContent } from '#app/content/built-in.ts';
import { makeBundle, readBundle } from '#app/content/bundle.ts';
import { createStore } from '#app/store/create-store.ts';
import { createHttpAdapter } from '#app/store/http/http-adapter.ts';
import { createHttpInbox } from '#app/store/http/http-inbox.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import type { Inbox } from '#app/store/ports.ts';
import { createSplitAdapter } from '#app/store/split-adapter.ts';
import type { Store } from '#app/store/store.ts';
import { openOwner, startApp } from './app-in-test.ts';
import { DATABASES, type TestDatabase } from './databases-in-test.ts';
import { importBundle } from './db/import-bundle.ts';
import type { Database } from './db/open.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const person = { name: 'Lin', email: 'lin@example.com', phone: '', company: '' };
const submittedAt = '2026-02-11T10:00:00.000Z';
const consultation = {
  ...person,
  id: 'c',
  projectType: '',
  budget: '',
  timeline: '',
  description: '',
  preferredTime: '',
  submittedAt,
  status: 'pending' as const,
};
/** Something of everything, newest first as every inbox has it. */
const SITE = {
  ...builtInContent,
  about: { ...builtInContent.about, name: 'Grace Hopper' },
  messages: builtInContent.messages.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp)),
  consultations: [consultation],
  bookings: [{ ...person, id: 'b', notes: '', date: '2026-03-12', slot: '02:00 PM', submittedAt }],
};
const FILE = makeBundle(SITE, { withInbox: true });

interface Place {
  store: Store;
  /** A browser has it in its store. */
  inbox?: Pick<Inbox, 'whole'>;
}

async function take({ store, inbox }: Place, text: string) {
  const read = readBundle(text);
  if (!read.ok) throw new Error(read.reason);
  return importSite(store, planImport(store, read.bundle, inbox), inbox);
}

const give = ({ store, inbox }: Place) => exportSite(store, { withInbox: true }, inbox);

const openBrowserStore = (): Place => ({
  store: createStore(createMemoryAdapter(), builtInContent),
});

describe.each(DATABASES)('a site and a server on %s', (_, create) => {
  let created: TestDatabase;
  let database: Database;

  beforeEach(async () => {
    created = await create();
    database = await created.open();
  });

  afterEach(() => created.remove());

  async function openServer(): Promise<Place> {
    const { app } = await startApp(database, () => NOW);
    const browser = await openOwner(app);
    const fetch = (path: string, { method = 'GET', body }: RequestInit = {}) =>
      browser.send(method, path, body === undefined ? undefined : JSON.parse(String(body)));
    const saved = createHttpAdapter(fetch);
    await saved.load();
    const adapter = createSplitAdapter(createMemoryAdapter(), saved);
    return { store: createStore(adapter, builtInContent), inbox: createHttpInbox(fetch) };
  }

  test('the file of a browser is the file of the server that took it, and of the next browser', async () => {
    const browser = openBrowserStore();
    expect(await take(browser, FILE)).toEqual({ ok: true });
    const server = await openServer();
    const taken = { ok: true, callsWithoutTime: 0 };
    expect(await take(server, String(await give(browser)))).toEqual(taken);
    expect(await give(server)).toBe(FILE);
    const next = openBrowserStore();
    expect(await take(next, String(await give(server)))).toEqual({ ok: true });
    expect(await give(next)).toBe(FILE);
  });

  test('a first start that takes the file has the same', async () => {
    expect(await importBundle(database, FILE, NOW)).toBeUndefined();
    expect(await give(await openServer())).toBe(FILE);
  });

  test('a first start takes nothing of a file that is wrong, and nothing over what is there', async () => {
    expect(await importBundle(database, FILE.slice(0, -20), NOW)).toMatch(/./);
    expect(await importBundle(database, '{}', NOW)).toContain('not an export');
    expect(await database.db.selectFrom('content').selectAll().execute()).toEqual([]);
    await importBundle(database, FILE, NOW);
    expect(await importBundle(database, FILE, NOW)).toContain('has content already');
  });

  test('of two first starts with the same file one takes it, and the other says so', async () => {
    const other = await created.open();
    const said = await Promise.all([database, other].map((each) => importBundle(each, FILE, NOW)));
    expect(said.filter((each) => each === undefined)).toHaveLength(1);
    expect(said).toContainEqual(expect.stringContaining('has content already'));
  });
});
