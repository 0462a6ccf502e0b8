// What visitors sent, as rows: the database finds, counts and orders it.
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { MessageFilter } from '#app/content/find-messages.ts';
import type { Message, MessageStatus } from '#app/content/messages.ts';
import { answered, type MailName, ticked } from '#app/content/to-mail.ts';
import { type Post, queueReplyMail } from '../mail/queue.ts';
import { findCandidates } from './message-search.ts';
import type { Tables } from './tables.ts';

type Database = Kysely<Tables>;

/** What is searched, as it is compared. */
const searchable = (text: string) => text.toLowerCase();

export function messageRow(message: Message) {
  const { id, kind, status, timestamp, name, email, subject, message: text } = message;
  return {
    id,
    kind,
    status,
    // As one form that sorts: a stored moment may be written in another.
    timestamp: new Date(timestamp).toISOString(),
    search: [name, email, subject, text].map(searchable).join('\n'),
    json: JSON.stringify(message),
  };
}

const messageOf = ({ json }: { json: string }): Message => JSON.parse(json);

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

export async function pageOfMessages(
  db: Database,
  filter: MessageFilter,
  { from, count }: { from: number; count: number },
): Promise<Message[]> {
  const search = await prepare(db, filter.query);
  // What comes before the page is counted in an index alone; only the page itself is read.
  const page = filtered(db, search, filter).select('id').offset(from).limit(count);
  const rows = await inOrder(db.selectFrom('messages').where('id', 'in', page))
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

export async function findMessage(db: Database, id: string): Promise<Message | null> {
  const row = await shown(db).select('json').where('id', '=', id).executeTakeFirst();
  return row ? messageOf(row) : null;
}

/** How many of them were there. */
export async function setStatus(
  db: Database,
  ids: readonly string[],
  status: MessageStatus,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // The write comes first: whoever else writes waits for it.
    const { numUpdatedRows } = await transaction
      .updateTable('messages')
      .set({ status })
      .where('id', 'in', [...ids])
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    const rows = await transaction
      .selectFrom('messages')
      .select(['id', 'json'])
      .where('id', 'in', [...ids])
      .execute();
    for (const row of rows) {
      const json = JSON.stringify({ ...messageOf(row), status });
      await transaction.updateTable('messages').set({ json }).where('id', '=', row.id).execute();
    }
    return Number(numUpdatedRows);
  });
}

/** The message as it is now with its reply; one that was deleted meanwhile comes back with it. */
export async function replyTo(
  db: Database,
  message: Message,
  reply: string,
  now: Date,
  post?: Post,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const revived = { deleted_at: null, ...messageRow(message) };
    await transaction
      .insertInto('messages')
      .values({ ...revived, is_spam: 0 })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ deleted_at: null }))
      .execute();
    const row = await transaction
      .selectFrom('messages')
      .select('json')
      .where('id', '=', message.id)
      .executeTakeFirstOrThrow();
    const replied = answered(messageOf(row), reply, now);
    await transaction
      .updateTable('messages')
      .set(messageRow(replied))
      .where('id', '=', message.id)
      .execute();
    await queueReplyMail(transaction, post, replied, now);
  });
}

/** Whether there was such a mail. */
export async function tickMail(
  db: Database,
  id: string,
  mail: MailName,
  doneAt: Date | undefined,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // The write comes first: whoever else writes waits for it.
    await transaction.updateTable('messages').set({ id }).where('id', '=', id).execute();
    const message = await findMessage(transaction, id);
    const changed = message && ticked(message, mail, doneAt);
    if (!changed) return false;
    const json = JSON.stringify(changed);
    await transaction.updateTable('messages').set({ json }).where('id', '=', id).execute();
    return true;
  });
}

/** Whether it was there. It can come back until it is removed for good. */
export async function deleteMessage(db: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ deleted_at: now.toISOString() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function restoreMessage(db: Database, id: string): Promise<void> {
  await db.updateTable('messages').set({ deleted_at: null }).where('id', '=', id).execute();
}
