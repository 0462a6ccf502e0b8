// How many messages there are of each sort in each month, kept by the database itself with every change: to count
// 100,000 anew takes longer than to show a page of them, and so does the way to the middle of them.
import { type Kysely, type QueryExecutorProvider as Queried, SqliteAdapter, sql } from 'kysely';
import type { MessageFilter } from '#app/content/find-messages.ts';
import type { Tables } from './tables.ts';

interface MessageCountRow {
  is_spam: number;
  status: string;
  kind: string;
  /** As the timestamps of its messages begin. */
  month: string;
  count: number;
}

type Database = Kysely<Tables>;
type Sort = Omit<MessageFilter, 'query'>;

const SORT = 'is_spam, month, status, kind';
const ADDED = `(select is_spam, substr(timestamp, 1, 7) as month, status, kind, 1 as count
  from added where deleted_at is null)`;
const REMOVED = `(select is_spam, substr(timestamp, 1, 7) as month, status, kind, -1 as count
  from removed where deleted_at is null)`;

export async function createMessageCounts(db: Queried): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const statements = isSqlite
    ? // Its rows lie in the order of its key.
      [`${TABLE} without rowid`, ...SQLITE_TRIGGERS]
    : [TABLE, ...POSTGRES_TRIGGERS];
  for (const statement of [FORMER_INDEX, ...statements, FILL]) {
    await sql.raw(statement).execute(db);
  }
}

/** What it was for is counted here. */
const FORMER_INDEX = 'drop index if exists messages_of_every_sort';

const TABLE = `create table message_counts (
  is_spam integer not null, month text not null, status text not null, kind text not null,
  count integer not null, primary key (${SORT}))`;

const FILL = `insert into message_counts (${SORT}, count)
  select is_spam, substr(timestamp, 1, 7), status, kind, count(*) from messages
  where deleted_at is null group by 1, 2, 3, 4`;

/** One row after the other. */
const SQLITE_TRIGGERS = [
  ['insert', 'new', 1],
  ['update of is_spam, status, kind, timestamp, deleted_at', 'old', -1],
  ['update of is_spam, status, kind, timestamp, deleted_at', 'new', 1],
  ['delete', 'old', -1],
].map(
  ([event, row, step], at) => `create trigger message_counts_${at} after ${event} on messages
    when ${row}.deleted_at is null begin
    insert into message_counts (${SORT}, count) values
      (${row}.is_spam, substr(${row}.timestamp, 1, 7), ${row}.status, ${row}.kind, ${step})
      on conflict do update set count = count + ${step};
  end`,
);

/**
 * All rows of a statement together and in one order: two that write at the same moment wait for each other, and never
 * both.
 */
const POSTGRES_TRIGGERS = [
  ['insert', 'new table as added', ADDED],
  ['update', 'old table as removed new table as added', `${ADDED} union all ${REMOVED}`],
  ['delete', 'old table as removed', REMOVED],
].flatMap(([event, tables, changed]) => [
  `create or replace function message_counts_${event}() returns trigger language plpgsql as $$
  begin
    insert into message_counts (${SORT}, count)
      select ${SORT}, sum(count) from (${changed}) as changed
      group by ${SORT} having sum(count) <> 0 order by ${SORT}
      on conflict (${SORT}) do update set count = message_counts.count + excluded.count;
    return null;
  end $$`,
  `create trigger message_counts_${event} after ${event} on messages referencing ${tables}
    for each statement execute function message_counts_${event}()`,
]);

const counted = (db: Database) =>
  db.withTables<{ message_counts: MessageCountRow }>().selectFrom('message_counts');

const sum = sql<number | string>`sum(count)`;

export async function countMessages(db: Database) {
  const { all, fresh, spam } = await counted(db)
    .select([
      sql<number | string | null>`sum(case is_spam when 0 then count end)`.as('all'),
      sql<number | string | null>`sum(case when is_spam = 0 and status = 'new' then count end)`.as(
        'fresh',
      ),
      sql<number | string | null>`sum(case is_spam when 1 then count end)`.as('spam'),
    ])
    .executeTakeFirstOrThrow();
  // A sum is a text on PostgreSQL, and nothing without rows.
  return { all: Number(all), new: Number(fresh), spam: Number(spam) };
}

/** The months with messages of a sort, and how many each has, the last one first. */
export async function countByMonth(db: Database, { folder, status, kind }: Sort) {
  const rows = await counted(db)
    .where('is_spam', '=', folder === 'spam' ? 1 : 0)
    .$if(status !== 'all', (all) => all.where('status', '=', status))
    .$if(kind !== 'all', (all) => all.where('kind', '=', kind))
    .select(['month', sum.as('count')])
    .groupBy('month')
    .orderBy('month', 'desc')
    .execute();
  return rows.map(({ month, count }) => ({ month, count: Number(count) }));
}
