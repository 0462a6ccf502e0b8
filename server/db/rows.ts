// The rows of any table, by its name: in parts, so that they fit into memory however many there are.
import { types } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Texts and numbers, or the bytes of a picture. */
type Value = string | number | null | Uint8Array;
export type Row = Record<string, Value>;

/** Few enough that pictures fit too. */
const BATCH = 20;

/** In the order of these columns, which no two rows share. */
export async function* readRows(
  db: Kysely<Tables>,
  table: string,
  by: readonly string[],
): AsyncGenerator<Row[]> {
  const columns = sql.join(by.map((column) => sql.ref(column)));
  let last: Row | undefined;
  for (;;) {
    const after = last && sql.join(by.map((column) => last?.[column]));
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      ${after ? sql`where (${columns}) > (${after})` : sql``}
      order by ${columns} limit ${sql.lit(BATCH)}`.execute(db);
    if (rows.length > 0) yield rows.map(withBytes);
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

/** The driver of SQLite has a kind of its own for them. */
function withBytes(row: Record<string, Value | ArrayBuffer>): Row {
  const values = Object.entries(row).map(([column, value]): [string, Value] => [
    column,
    types.isArrayBuffer(value) ? Buffer.from(value) : value,
  ]);
  return Object.fromEntries(values);
}

/** They have the same columns. */
export async function insertRows(
  db: Kysely<Tables>,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db);
}
