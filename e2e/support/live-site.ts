// A site on a server, for one journey: its database lies in memory and is gone afterwards.
import type { AddressInfo } from 'node:net';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import { builtInContent } from '../../app/content/built-in.ts';
import { collections, keysOf, type SiteKey } from '../../app/content/collections.ts';
import { EVERY_MESSAGE } from '../../app/content/find-messages.ts';
import { hashPassword } from '../../server/auth/password.ts';
import { createSession } from '../../server/auth/sessions.ts';
import { issueSetupToken } from '../../server/auth/setup.ts';
import { bookingRow } from '../../server/db/bookings.ts';
import { readContent, writeContent } from '../../server/db/content.ts';
import { messageRow } from '../../server/db/inbox.ts';
import { allMessages } from '../../server/db/inbox-queries.ts';
import type { RunningSite } from '../../server/site.ts';

const BUILD = new URL('../../build/live/', import.meta.url);
const within = (path: string) => fileURLToPath(new URL(path, BUILD));

/** The pair that opens the admin of every journey. */
export const OWNER = { email: 'owner@example.com', password: 'try-the-admin' };
/** When everything was saved that a journey starts from. */
const SAVED_AT = new Date('2026-01-02T03:04:05.000Z');
/** A statement can have so many values, and no more. */
const ROWS_AT_ONCE = 500;
let ownerHash: Promise<string> | undefined;

export interface LiveSite {
  address: string;
  /** Saves what belongs to the site or the inbox, as somebody else would. */
  save(name: string, value: unknown): Promise<void>;
  /** What the database holds; null while nothing is saved. */
  saved(name: string): Promise<unknown>;
  /** Takes the owner away, as at a first start. Gives what the link of the set-up carries. */
  withoutOwner(): Promise<string | undefined>;
  /** The cookie of somebody who has signed in. */
  signIn(): Promise<{ name: string; value: string; url: string }>;
  /** What the server takes for the present from now on. */
  setNow(moment: string): void;
  close(): Promise<void>;
}

/** A journey is quicker than any person, which is taken for the work of a machine. */
async function patiently(request: Request): Promise<Request> {
  const { url, method, headers } = request;
  if (method !== 'POST' || new URL(url).pathname !== '/api/requests') return request;
  const sent = await request.json();
  const body = JSON.stringify({ ...sent, openFor: sent.openFor + 60_000 });
  const given = new Headers(headers);
  given.delete('content-length');
  return new Request(url, { method, headers: given, body });
}

export async function openLiveSite(): Promise<LiveSite> {
  let ahead = 0;
  const { openSite } = await import(pathToFileURL(within('server/site.js')).href);
  const site: RunningSite = await openSite(
    { port: 0, host: 'localhost', databaseUrl: 'file::memory:', trustProxy: 0, logLevel: 'error' },
    {
      client: within('client'),
      assets: within('server/page-assets.json'),
      loadDrawing: () => import('../../scripts/share-image.mjs'),
    },
    () => new Date(Date.now() + ahead),
  );
  const { database, events } = site;
  const { db } = database;
  ownerHash ??= hashPassword(OWNER.password);
  await db
    .insertInto('owner')
    .values({ id: 1, email: OWNER.email, password_hash: await ownerHash })
    .execute();
  const answer = async (request: Request, env: object) =>
    site.app.fetch(await patiently(request), env);
  const server = serve({ fetch: answer, port: 0, hostname: 'localhost' });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;

  async function saveCollection(key: SiteKey, value: unknown) {
    const version = (await readContent(db))[key]?.version ?? 0;
    await writeContent(db, [{ key, version, value }], SAVED_AT);
    events.tell('content');
  }

  let isInboxGiven = false;
  const saveInbox = {
    async messages(value: unknown) {
      isInboxGiven = true;
      await db.deleteFrom('messages').execute();
      const rows = collections.messages.schema
        .parse(value)
        .map((message) => ({ ...messageRow(message), is_spam: 0, deleted_at: null }));
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
        const some = rows.slice(at, at + ROWS_AT_ONCE);
        await db.insertInto('messages').values(some).execute();
      }
    },
    async consultations(value: unknown) {
      for (const { id, ...rest } of collections.consultations.schema.parse(value)) {
        const json = JSON.stringify({ id, ...rest });
        await db.insertInto('consultations').values({ id, json }).execute();
      }
    },
    async bookings(value: unknown) {
      for (const booking of collections.bookings.schema.parse(value)) {
        await db.insertInto('bookings').values(bookingRow(booking)).execute();
      }
    },
  };

  const rowsOf = async (table: 'consultations' | 'bookings') => {
    const rows = await db.selectFrom(table).select('json').execute();
    return rows.length > 0 ? rows.map(({ json }) => JSON.parse(json)) : null;
  };

  return {
    address,
    async save(name, value) {
      const key = keysOf('site').find((each) => each === name);
      if (key) return saveCollection(key, value);
      await saveInbox[name as keyof typeof saveInbox](value);
      events.tell('inbox');
    },
    async saved(name) {
      if (name === 'messages') return allMessages(db, EVERY_MESSAGE);
      if (name === 'consultations' || name === 'bookings') return rowsOf(name);
      return (await readContent(db))[name as SiteKey]?.value ?? null;
    },
    async withoutOwner() {
      await db.deleteFrom('owner').execute();
      return issueSetupToken(database, new Date());
    },
    async signIn() {
      // An inbox to look at, as a site without a server has it.
      if (!isInboxGiven) await saveInbox.messages(builtInContent.messages);
      isInboxGiven = true;
      const { token } = await createSession(database, 'a journey', new Date());
      return { name: 'session', value: token, url: address };
    },
    setNow(moment) {
      ahead = Date.parse(moment) - Date.now();
    },
    async close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      events.close();
      await database.close();
    },
  };
}

/** That of the journey that is under way; a worker has one at a time. */
let current: LiveSite | undefined;

export function liveSite(): LiveSite | undefined {
  return current;
}

export function setLiveSite(site: LiveSite | undefined): void {
  current = site;
}
