// Finds, counts and orders what visitors sent.
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { MessageFilter } from '#app/content/find-messages.ts';
import type { Message } from '#app/content/messages.ts';
import { messageOf } from './inbox.ts';
import { findCandidates, searchable } from './message-search.ts';
import type { Tables } from './tables.ts';

type Database = Kysely<Tables>;

/** The same in words that are in no index. */
const isNotDeleted = sql<string>`coalesce(deleted_at, '')`;

/** What is not deleted. */
function shown(db: Database) {
  return db.selectFrom('messages').where('deleted_at', 'is', null);
}

/** The same, row after row as they are stored. */
function oneByOne(db: Database) {
  return db.selectFrom('messages').where(isNotDeleted, '=', '');
}

/** What is searched for, and which messages may hold it if those are few. */
interface Search {
  wanted: string;
  candidates?: string[] | undefined;
}

async function prepare(db: Database, words: string): Promise<Search> {
  const wanted = searchable(words.trim());
  return wanted === '' ? { wanted } : { wanted, candidates: await findCandidates(db, wanted) };
}

function containing<O>(query: SelectQueryBuilder<Tables, 'messages', O>, wanted: string) {
  // Signs that mean something to `like` mean themselves here.
  const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
  return query.where(sql<boolean>`search like ${pattern} escape '\\'`);
}

/** What a search finds; `all` is where it looks when many may be found. */
function found(db: Database, { wanted, candidates }: Search, all: typeof shown) {
  if (wanted === '') return shown(db);
  if (!candidates) return containing(all(db), wanted);
  return containing(oneByOne(db).where('id', 'in', candidates), wanted);
}

/** From the newest on, many are found soon. */
function filtered(db: Database, search: Search, { folder, status, kind }: MessageFilter) {
  const sorted = found(db, search, shown)
    .where('is_spam', '=', folder === 'spam' ? 1 : 0)
    .$if(status !== 'all', (all) => all.where('status', '=', status))
    .$if(kind !== 'all', (all) => all.where('kind', '=', kind));
  return inOrder(sorted);
}

/** Newest first. */
function inOrder<O>(query: SelectQueryBuilder<Tables, 'messages', O>) {
  return query.orderBy('timestamp', 'desc').orderBy('id', 'desc');
}

/** How many messages of each sort there are: whatever the other filters let through is a sum of these. */
export type Tally = readonly Readonly<{
  folder: MessageFilter['folder'];
  status: string;
  kind: string;
  count: number;
}>[];

/** Of all messages, or of those with these words. */
export async function tallyMessages(db: Database, words = ''): Promise<Tally> {
  // To count all of them in the order of an index takes five times as long.
  const rows = await found(db, await prepare(db, words), oneByOne)
    .select(['is_spam', 'status', 'kind', ({ fn }) => fn.countAll().as('count')])
    .groupBy(['is_spam', 'status', 'kind'])
    .execute();
  return rows.map(({ is_spam, status, kind, count }) => ({
    folder: is_spam === 1 ? 'spam' : 'inbox',
    status,
    kind,
    // A count is a text on PostgreSQL.
    count: Number(count),
  }));
}

export function totalOf(tally: Tally, { folder, status, kind }: Omit<MessageFilter, 'query'>) {
  return tally
    .filter(
      (sort) =>
        sort.folder === folder &&
        (status === 'all' || sort.status === status) &&
        (kind === 'all' || sort.kind === kind),
    )
    .reduce((sum, { count }) => sum + count, 0);
}

export function countsOf(tally: Tally) {
  return {
    all: totalOf(tally, { folder: 'inbox', status: 'all', kind: 'all' }),
    new: totalOf(tally, { folder: 'inbox', status: 'new', kind: 'all' }),
    spam: totalOf(tally, { folder: 'spam', status: 'all', kind: 'all' }),
  };
}

/** A place in the order: that of a message. */
export type Place = Readonly<{ timestamp: string; id: string }>;

/** What comes after a place; all of it without one. */
function after<O>(query: SelectQueryBuilder<Tables, 'messages', O>, place: Place | undefined) {
  if (!place) return query;
  // As one comparison: an index leads to the place at once.
  return query.where(sql<boolean>`(timestamp, id) < (${place.timestamp}, ${place.id})`);
}

const NOTHING_SEARCHED: Search = { wanted: '' };

/** Whatever is searched for in the filter: a part of those that its other words let through. */
export async function pageOfMessages(
  db: Database,
  filter: MessageFilter,
  { place, from, count }: { place?: Place | undefined; from: number; count: number },
): Promise<Message[]> {
  // What comes before the page is counted in an index alone; only the page itself is read.
  const page = after(filtered(db, NOTHING_SEARCHED, filter), place).select('id');
  return messagesAt(db, page.offset(from).limit(count));
}

/** The place of the message that so many come before, seen from another place on. */
export function placeFurtherOn(
  db: Database,
  filter: MessageFilter,
  place: Place | undefined,
  steps: number,
): Promise<Place | undefined> {
  return after(filtered(db, NOTHING_SEARCHED, filter), place)
    .select(['timestamp', 'id'])
    .offset(steps - 1)
    .limit(1)
    .executeTakeFirst();
}

/** The ids of what a search finds, newest first, and no more than so many. */
export async function firstFound(
  db: Database,
  filter: MessageFilter,
  most: number,
): Promise<string[]> {
  const search = await prepare(db, filter.query);
  const rows = await filtered(db, search, filter).select('id').limit(most).execute();
  return rows.map(({ id }) => id);
}

type Ids = readonly string[] | SelectQueryBuilder<Tables, 'messages', { id: string }>;

export async function messagesAt(db: Database, ids: Ids): Promise<Message[]> {
  // PostgreSQL knows no empty list.
  if (Array.isArray(ids) && ids.length === 0) return [];
  const rows = await inOrder(db.selectFrom('messages').where('id', 'in', ids))
    .select('json')
    .execute();
  return rows.map(messageOf);
}

export async function allMessages(db: Database, filter: MessageFilter): Promise<Message[]> {
  const search = await prepare(db, filter.query);
  const rows = await filtered(db, search, filter).select('json').execute();
  return rows.map(messageOf);
}

/** As many as the database reads at once: everything together may be more than there is memory. */
const BATCH = 500;

/** The same in parts. What arrives meanwhile is newer than where it stands, and not among them. */
export async function* eachMessages(
  db: Database,
  filter: MessageFilter,
): AsyncGenerator<Message[]> {
  const search = await prepare(db, filter.query);
  let last: Place | undefined;
  for (;;) {
    const rows = await after(filtered(db, search, filter), last)
      .select(['json', 'timestamp', 'id'])
      .limit(BATCH)
      .execute();
    if (rows.length > 0) yield rows.map(messageOf);
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}
