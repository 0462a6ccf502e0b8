// What a failed database means for whoever asked: each driver has its own codes for it.
import type { Failure } from '#app/store/adapter.ts';

const BUSY: Failure = {
  kind: 'busy',
  message: 'The database is busy or cannot be reached. Try again in a moment.',
};
const FULL: Failure = { kind: 'full', message: 'The server has no room left to save that.' };
const READ_ONLY: Failure = {
  kind: 'unreadable',
  message: 'The server cannot write to its database. Nothing was saved.',
};
const UNREADABLE: Failure = {
  kind: 'unreadable',
  message: 'The server cannot read its database.',
};

/** By the beginning of a code: SQLite has longer ones for each, as `SQLITE_BUSY_SNAPSHOT`. */
const FAILURES: readonly [begins: string, failure: Failure][] = [
  ['SQLITE_BUSY', BUSY],
  ['SQLITE_LOCKED', BUSY],
  ['SQLITE_FULL', FULL],
  ['SQLITE_READONLY', READ_ONLY],
  ['SQLITE_PERM', READ_ONLY],
  ['SQLITE_IOERR', UNREADABLE],
  ['SQLITE_CORRUPT', UNREADABLE],
  ['SQLITE_NOTADB', UNREADABLE],
  ['SQLITE_CANTOPEN', UNREADABLE],
  // PostgreSQL: no room on the disk; then other resources, of which there may be more soon.
  ['53100', FULL],
  ['53', BUSY],
  // A connection that broke, a server that stops or starts, what took too long, somebody else's lock.
  ['08', BUSY],
  ['57P', BUSY],
  ['57014', BUSY],
  ['55P03', BUSY],
  ['40', BUSY],
  ['25006', READ_ONLY],
  ['58', UNREADABLE],
  ['XX', UNREADABLE],
];

/** On the way there. A visitor whose line breaks has the same codes: only what the database's own line said counts. */
const UNREACHED = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/** What pg says when no answer comes. */
const SILENCE = 'Query read timeout';

export const isSilence = ({ message }: Error): boolean => message === SILENCE;

/** What pg says without a code when a connection goes. */
const GONE = /^Connection terminated|^Client has encountered a connection error|^timeout exceeded/;

const noted = new WeakSet<Error>();

/** For whoever speaks to a database over a network: this is what it failed with. */
export function noteFailure(error: unknown): void {
  if (error instanceof Error) noted.add(error);
}

/** Nothing when it is no failure of a database. */
export function databaseFailure(error: unknown): Failure | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error) ?? '';
  const [, known] = FAILURES.find(([begins]) => code.startsWith(begins)) ?? [];
  if (known || !noted.has(error)) return known;
  const isGone = UNREACHED.includes(code) || GONE.test(error.message) || isSilence(error);
  return isGone ? BUSY : undefined;
}

/** Node tries several addresses of a host and gives the errors of all of them. */
export function codeOf(error: Error): string | undefined {
  if ('code' in error && typeof error.code === 'string') return error.code;
  const [first] = error instanceof AggregateError ? error.errors : [];
  return first instanceof Error ? codeOf(first) : undefined;
}
