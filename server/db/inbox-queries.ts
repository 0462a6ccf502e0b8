// Finds, counts and orders what visitors sent.
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type MessageFilter, searchable } from '#app/content/find-messages.ts';
import type { Message } from '#app/content/messages.ts';
import { messageOf } from './inbox.ts';
import { countByMonth } from './message-counts.ts';
import { findCandidates, literally } from './message-search.ts';
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

/** What is searched for, and what is true of the messages that may hold it if those are few. */
interface Search {
  wanted: string;
  candidates?: RawBuilder<boolean> | undefined;
}

async function prepare(db: Database, words: string): Promise<Search> {
  const wanted = searchable(words.trim());
  return wanted === '' ? { wanted } : { wanted, candidates: await findCandidates(db, wanted) };
}

const search = sql.ref('search');
/** The same in words that are in no index. */
const searchItself = sql`(search || '')`;

function containing<O>(
  query: SelectQueryBuilder<Tables, 'messages', O>,
  wanted: string,
  text: RawBuilder<unknown> = search,
) {
  return query.where(sql<boolean>`${text} like ${`%${literally(wanted)}%`} escape '\\'`);
}

/** What a search finds; `all` is where it looks when many may be found. */
function found(db: Database, { wanted, candidates }: Search, all: typeof shown) {
  if (wanted === '') return shown(db);
  if (!candidates) return containing(all(db), wanted);
  return containing(oneByOne(db).where(candidates), wanted, searchItself);
}

function ofSort<O>(
  query: SelectQueryBuilder<Tables, 'messages', O>,
  { folder, status, kind }: MessageFilter,
) {
  return query
    .where('is_spam', '=', folder === 'spam' ? 1 : 0)
    .$if(status !== 'all', (all) => all.where('status', '=', status))
    .$if(kind !== 'all', (all) => all.where('kind', '=', kind));
}

/** From the newest on, many are found soon. */
function filtered(db: Database, search: Search, filter: MessageFilter) {
  return inOrder(ofSort(found(db, search, shown), filter));
}

/** Newest first. */
function inOrder<O>(query: SelectQueryBuilder<Tables, 'messages', O>) {
  return query.orderBy('timestamp', 'desc').orderBy('id', 'desc');
}

interface Page {
  messages: Message[];
  /** As many as the filter lets through, or more if it says so. */
  total: number;
  isMore?: boolean;
}

interface Part {
  from: number;
  count: number;
}

export function pageOfMessages(db: Database, filter: MessageFilter, part: Part): Promise<Page> {
  return filter.query.trim() === '' ? pageOfAll(db, filter, part) : pageOfFound(db, filter, part);
}

async function pageOfAll(db: Database, filter: MessageFilter, { from, count }: Part) {
  const months = await countByMonth(db, filter);
  let passed: string | undefined;
  let left = from;
  for (const month of months) {
    if (left < month.count) break;
    left -= month.count;
    passed = month.month;
  }
  const page = filtered(db, { wanted: '' }, filter)
    .select('id')
    // What has this beginning comes after it.
    .$if(passed !== undefined, (all) => all.where('timestamp', '<', passed ?? ''))
    // What comes before the page is counted in an index alone; only the page itself is read.
    .offset(left)
    .limit(count);
  const total = months.reduce((sum, month) => sum + month.count, 0);
  return { messages: await messagesAt(db, page), total };
}

/** To count everything that is found would take longer than to find the page. */
async function pageOfFound(db: Database, filter: MessageFilter, { from, count }: Part) {
  const end = from + count;
  const search = await prepare(db, filter.query);
  const rows = await filtered(db, search, filter)
    .select('id')
    .limit(end + 1)
    .execute();
  const ids = rows.map(({ id }) => id);
  const messages = await messagesAt(db, ids.slice(from, end));
  return ids.length > end
    ? { messages, total: end, isMore: true }
    : { messages, total: ids.length };
}

/** As many as the filter lets through, however many those are. */
export async function totalOfMessages(db: Database, filter: MessageFilter): Promise<number> {
  const search = await prepare(db, filter.query);
  // To count all of them in the order of an index takes five times as long.
  const { count } = await ofSort(found(db, search, oneByOne), filter)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  // A count is a text on PostgreSQL.
  return Number(count);
}

type Ids = readonly string[] | SelectQueryBuilder<Tables, 'messages', { id: string }>;

async function messagesAt(db: Database, ids: Ids): Promise<Message[]> {
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
  let last: { timestamp: string; id: string } | undefined;
  for (;;) {
    const before = last;
    const rows = await filtered(db, search, filter)
      .select(['json', 'timestamp', 'id'])
      // As one comparison: an index leads to the place at once.
      .$if(before !== undefined, (all) =>
        all.where(sql<boolean>`(timestamp, id) < (${before?.timestamp}, ${before?.id})`),
      )
      .limit(BATCH)
      .execute();
    if (rows.length > 0) yield rows.map(messageOf);
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}
