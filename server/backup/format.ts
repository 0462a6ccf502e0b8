// What the lines of a backup say: first what it is, then a line for each row, at the end how many there were.
import * as z from 'zod/mini';
import { KEPT_TABLES } from '../db/kept-tables.ts';
import type { Row } from '../db/rows.ts';

const KIND = 'portfolio-backup';
const VERSION = 1;

const headSchema = z.object({
  kind: z.literal(KIND),
  version: z.int(),
  /** When it was made. */
  at: z.string(),
  /** The last migration of the tables that it was made from. */
  migration: z.string(),
});
type Head = z.infer<typeof headSchema>;

const valueSchema = z.union([
  z.string(),
  z.number(),
  z.null(),
  z.strictObject({ bytes: z.string() }),
]);
const rowSchema = z.tuple([
  z.enum(KEPT_TABLES.map(({ name }) => name)),
  z.record(z.string(), valueSchema),
]);

export type Counts = Readonly<Record<string, number>>;
const endSchema = z.strictObject({ rows: z.record(z.string(), z.int()) });

export const headLine = (part: Pick<Head, 'at' | 'migration'>) =>
  `${JSON.stringify({ kind: KIND, version: VERSION, ...part })}\n`;

export const rowLine = (table: string, row: Row) =>
  `${JSON.stringify([table, Object.fromEntries(Object.entries(row).map(written))])}\n`;

export const endLine = (rows: Counts) => `${JSON.stringify({ rows })}\n`;

function written([column, value]: [string, unknown]): [string, unknown] {
  if (value instanceof Uint8Array) {
    return [column, { bytes: Buffer.from(value).toString('base64') }];
  }
  if (valueSchema.safeParse(value).success) return [column, value];
  // Another kind would come back as something else.
  throw new Error(`A backup cannot hold what is in the column ${column}.`);
}

export type HeadRead = { is: 'head'; head: Head } | { is: 'newer' } | { is: 'something else' };

export function readHead(line: string): HeadRead {
  const read = headSchema.safeParse(parsed(line));
  if (!read.success) return { is: 'something else' };
  return read.data.version > VERSION ? { is: 'newer' } : { is: 'head', head: read.data };
}

export type LineRead =
  | { is: 'row'; table: string; row: Row }
  | { is: 'end'; rows: Counts }
  | { is: 'something else' };

export function readLine(line: string): LineRead {
  const value = parsed(line);
  const read = rowSchema.safeParse(value);
  if (read.success) {
    const [table, row] = read.data;
    const values = Object.entries(row).map(([column, each]): [string, Row[string]] => [
      column,
      each instanceof Object ? Buffer.from(each.bytes, 'base64') : each,
    ]);
    return { is: 'row', table, row: Object.fromEntries(values) };
  }
  const end = endSchema.safeParse(value);
  return end.success ? { is: 'end', rows: end.data.rows } : { is: 'something else' };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
