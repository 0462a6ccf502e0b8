// An index for words within messages. Each database has its own kind, by the three letters that stand beside each other.
import { type QueryExecutorProvider as Queried, type RawBuilder, SqliteAdapter, sql } from 'kysely';

/** As many letters in a row as an index knows. */
const LETTERS = 3;
/** So many parts of a text tell it from others well enough; each of them has to be looked up. */
const PARTS_MAX = 4;
/** Those of a long text are among its first letters. */
const LOOKED_AT = 60;
/** What is found more often is found sooner without an index, from the newest on. */
const FOUND_MAX = 300;
/** So many of the newest messages show which letters tell little. */
const NEWEST = 100;
const IN_MANY = 25;
/** PostgreSQL itself knows best how to find what more of them hold. */
const OFTEN = 2;
/** The index of PostgreSQL has nothing else. */
const WITHIN_A_WORD = /^[\p{L}\p{N}]+$/u;

/** Signs that mean something to `like` mean themselves. */
export const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

const isSqlite = (db: Queried) => db.getExecutor().adapter instanceof SqliteAdapter;

export async function createSearchIndex(db: Queried): Promise<void> {
  if (!isSqlite(db)) return createPostgresIndex(db);
  for (const statement of SQLITE_INDEX) await sql.raw(statement).execute(db);
}

/** The index holds numbers, and those of a table with texts as keys can change. */
const SQLITE_INDEX = [
  'create table message_numbers (number integer primary key, id text not null unique)',
  `create virtual table message_search using
    fts5 (search, content = '', contentless_delete = 1, tokenize = 'trigram', detail = 'none')`,
  `create trigger message_search_insert after insert on messages begin
    insert into message_numbers (id) values (new.id);
    insert into message_search (rowid, search)
      select number, new.search from message_numbers where id = new.id;
  end`,
  `create trigger message_search_update after update of search on messages
    when old.search <> new.search begin
    update message_search set search = new.search
      where rowid = (select number from message_numbers where id = new.id);
  end`,
  `create trigger message_search_delete after delete on messages begin
    delete from message_search
      where rowid = (select number from message_numbers where id = old.id);
    delete from message_numbers where id = old.id;
  end`,
  'insert into message_numbers (id) select id from messages',
  `insert into message_search (rowid, search)
    select number, search from messages join message_numbers using (id)`,
];

/** Who may not have it on their server finds the same, later. */
async function createPostgresIndex(db: Queried): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`
    select exists (select from pg_available_extensions where name = 'pg_trgm')
      and has_database_privilege(current_database(), 'create') as may`.execute(db);
  if (!rows[0]?.may) return;
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create index messages_by_words on messages using gin (search gin_trgm_ops)`.execute(db);
}

/**
 * What is true of every message that holds the text and of few others, and is looked up in an index; undefined when that
 * is not worth it: there are many, or the text is short.
 */
export async function findCandidates(
  db: Queried,
  text: string,
): Promise<RawBuilder<boolean> | undefined> {
  const texts = await newestTexts(db);
  return isSqlite(db) ? sqliteCandidates(db, text, texts) : postgresCandidates(text, texts);
}

/** They tell which words all messages have. Their beginnings are enough for that. */
async function newestTexts(db: Queried): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select substr(search, 1, 1000) as text from messages
    where deleted_at is null and is_spam = 0
    order by timestamp desc, id desc limit ${NEWEST}`.execute(db);
  return rows.map(({ text }) => text);
}

async function sqliteCandidates(db: Queried, text: string, texts: readonly string[]) {
  const parts = partsOf(text, texts).slice(0, PARTS_MAX);
  if (parts.length === 0) return undefined;
  const match = parts.map(({ part }) => `"${part.replaceAll('"', '""')}"`).join(' AND ');
  const { rows } = await sql<{ rowid: number }>`
    select rowid from message_search where message_search match ${match}
    limit ${FOUND_MAX + 1}`.execute(db);
  if (rows.length > FOUND_MAX) return undefined;
  const numbers = rows.map(({ rowid }) => rowid);
  return sql<boolean>`id in
    (select id from message_numbers where number in (${sql.join(numbers)}))`;
}

/** The text with gaps: whatever letters stand in it are looked up, and those of words that all have take longest. */
function postgresCandidates(text: string, texts: readonly string[]) {
  const parts = partsOf(text, texts).slice(0, PARTS_MAX);
  const isOften = texts.filter((each) => each.includes(text)).length > OFTEN;
  if (isOften || !parts.some(({ part }) => WITHIN_A_WORD.test(part))) return undefined;
  const isKept = (at: number) => parts.some(({ start }) => at >= start && at < start + LETTERS);
  const letters = [...text].map((letter, at) => (isKept(at) ? literally(letter) : '_'));
  return sql<boolean>`search like ${`%${letters.join('')}%`} escape '\\'`;
}

/** Letters that stand beside each other, those first that the fewest of the texts have. */
function partsOf(text: string, texts: readonly string[]) {
  const letters = [...text].slice(0, LOOKED_AT);
  const starts = new Map<string, number>();
  for (let start = 0; start + LETTERS <= letters.length; start += 1)
    starts.set(letters.slice(start, start + LETTERS).join(''), start);
  const count = (part: string) => texts.filter((each) => each.includes(part)).length;
  return [...starts]
    .map(([part, start]) => ({ part, start, count: count(part) }))
    .filter(({ count }) => count < IN_MANY)
    .sort((one, other) => one.count - other.count);
}
