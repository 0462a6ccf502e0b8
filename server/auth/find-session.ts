// Whose token it is; and now and then a new one for it.
import type { Selectable } from 'kysely';
import type { Database } from '../db/open.ts';
import type { SessionRow } from '../db/tables.ts';
import { expiry, type IssuedToken } from './sessions.ts';
import { hashToken, newToken } from './tokens.ts';

const MINUTE_MS = 60_000;
/** A token that leaked opens nothing for longer than that, once the owner has been here again. */
export const ROTATE_MS = 24 * 60 * MINUTE_MS;
/** Requests that were under way with the token before are still let in. */
export const GRACE_MS = MINUTE_MS;
/** That it was used is written down no more often. */
const SEEN_MS = MINUTE_MS;

export interface FoundSession {
  id: string;
  /** The token that takes the place of the one that was shown. */
  issued?: IssuedToken;
}

export async function findSession(
  database: Database,
  token: string,
  now: Date,
): Promise<FoundSession | undefined> {
  const hash = hashToken(token);
  const row = await database.db
    .selectFrom('sessions')
    .selectAll()
    .where((is) => is.or([is('token_hash', '=', hash), is('previous_hash', '=', hash)]))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!row || (row.token_hash !== hash && isOver(row.previous_until, now))) return undefined;
  const renew = isDue(row, hash, now) ? replaceToken : noteUse;
  // A database that takes nothing shuts out nobody who may read it.
  const issued = await renew(database, row, hash, now).catch(() => undefined);
  return { id: row.id, ...(issued && { issued }) };
}

/**
 * A token is replaced once a day. When the one before comes again long after it was replaced, and the new one never
 * came, then the answer with it was lost on its way (a laptop that just woke up): it is replaced once more.
 */
function isDue(row: Selectable<SessionRow>, hash: string, now: Date): boolean {
  const age = since(row.issued_at, now);
  if (row.token_hash === hash) return age > ROTATE_MS;
  return row.previous_until === null && age > GRACE_MS;
}

/** Of requests at the same moment one gets the new token; the others come in with the one that they have. */
async function replaceToken(
  { db }: Database,
  row: Selectable<SessionRow>,
  hash: string,
  now: Date,
): Promise<IssuedToken | undefined> {
  const token = newToken();
  const expiresAt = expiry(now, new Date(row.created_at));
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({
      token_hash: hashToken(token),
      issued_at: now.toISOString(),
      previous_hash: hash,
      previous_until: null,
      seen_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .where('id', '=', row.id)
    .where('token_hash', '=', row.token_hash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? { token, expiresAt } : undefined;
}

/** The new token has arrived with its first use: from now on the time of the one before runs out. */
async function noteUse(
  { db }: Database,
  row: Selectable<SessionRow>,
  hash: string,
  now: Date,
): Promise<undefined> {
  const isFirst = row.token_hash === hash && row.previous_hash !== null && !row.previous_until;
  if (!isFirst && since(row.seen_at, now) < SEEN_MS) return;
  await db
    .updateTable('sessions')
    .set({
      seen_at: now.toISOString(),
      expires_at: expiry(now, new Date(row.created_at)).toISOString(),
      ...(isFirst && { previous_until: new Date(now.getTime() + GRACE_MS).toISOString() }),
    })
    .where('id', '=', row.id)
    .where('token_hash', '=', row.token_hash)
    .execute();
}

const isOver = (moment: string | null, now: Date) => moment !== null && since(moment, now) >= 0;

const since = (moment: string, now: Date) => now.getTime() - Date.parse(moment);
