// An index for words within messages. Each database has its own kind, by the three letters that stand beside each other;
// whoever searches needs to know of that of SQLite only, because PostgreSQL uses its own by itself.
import { type QueryExecutorProvider as Queried, type RawBuilder, SqliteAdapter, sql } from 'kysely';

/** As many letters in a row as an index knows. */
const LETTERS = 3;
/** So many parts of a long text tell it from others well enough. */
const PARTS_MAX = 20;
/** What is found more often is found sooner without an index, from the newest on. */
const FOUND_MAX = 300;

/** What is searched, as it is compared. */
export const searchable = (text: string) => text.toLowerCase();

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
 * The ids of messages that may hold the text, and none that does is missing; undefined when they are not worth to be
 * found first: there are many, the text is short, or the database looks into its index by itself.
 */
export async function findCandidates(
  db: Queried,
  text: string,
): Promise<RawBuilder<string> | undefined> {
  const parts = partsOf(text);
  if (parts.length === 0 || !isSqlite(db)) return undefined;
  const match = parts.map((part) => `"${part.replaceAll('"', '""')}"`).join(' AND ');
  const { rows } = await sql<{ rowid: number }>`
    select rowid from message_search where message_search match ${match}
    limit ${FOUND_MAX + 1}`.execute(db);
  if (rows.length > FOUND_MAX) return undefined;
  const numbers = rows.map(({ rowid }) => rowid);
  return sql<string>`select id from message_numbers where number in (${sql.join(numbers)})`;
}

function partsOf(text: string): string[] {
  const letters = [...text];
  const last = letters.length - LETTERS;
  const parts: string[] = [];
  // Beside each other, the last one at the end: those that overlap tell little more, and each has to be looked up.
  for (let at = 0; at < last + LETTERS; at += LETTERS) {
    const start = Math.min(at, last);
    parts.push(letters.slice(start, start + LETTERS).join(''));
  }
  return last < 0 ? [] : [...new Set(parts)].slice(0, PARTS_MAX);
}
