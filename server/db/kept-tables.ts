// What of the database a backup holds. Every table has its line: one that is forgotten does not compile.
import type { Tables } from './tables.ts';

interface Kept<Row> {
  /** Its primary key: in this order the rows are read. */
  by: readonly (keyof Row & string)[];
  /** What is nobody's business later stays out. */
  without?: readonly (keyof Row & string)[];
}

/** It is empty after a restore. */
const LEFT_OUT = 'left out';

const TABLES: { readonly [T in keyof Tables]: Kept<Tables[T]> | typeof LEFT_OUT } = {
  content: { by: ['key'] },
  revisions: { by: ['key', 'version'] },
  messages: { by: ['id'] },
  consultations: { by: ['id'] },
  bookings: { by: ['id'] },
  // The links to calls go on; a feed that was taken back must not.
  calendar: { by: ['id'], without: ['feed_hash', 'feed_made_at'] },
  held: { by: ['id'] },
  // Whoever sends once more what was taken in before the backup is still known.
  requests: { by: ['key'], without: ['sender'] },
  mails: { by: ['id'] },
  chat_questions: { by: ['id'] },
  owner: { by: ['id'] },
  media: { by: ['id'] },
  media_files: { by: ['media_id', 'name'] },
  // A session that was ended must not come back to life, and neither a link that was used.
  sessions: LEFT_OUT,
  setup: LEFT_OUT,
  attempts: LEFT_OUT,
  // What was done for a day before is done anew for the state that came back.
  daily: LEFT_OUT,
};

export const TABLE_NAMES = Object.keys(TABLES);

/** What a database makes from the others by itself (message-search.ts, message-counts.ts), by how its names begin. */
export const DERIVED_TABLES: readonly string[] = [
  'message_search',
  'message_numbers',
  'message_counts',
];

export interface KeptTable {
  name: string;
  by: readonly string[];
  without: readonly string[];
}

export const KEPT_TABLES: readonly KeptTable[] = Object.entries(TABLES).flatMap(([name, kept]) =>
  kept === LEFT_OUT ? [] : [{ name, by: kept.by, without: kept.without ?? [] }],
);
