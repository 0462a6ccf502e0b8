// Who is signed in, and where. A session keeps its id while its token changes.
import type { Database } from '../db/open.ts';
import { hashToken, newToken } from './tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** It ends when it was not used for so long… */
export const IDLE_MS = 30 * DAY_MS;
/** …and in any case after that. */
export const LIFE_MS = 90 * DAY_MS;
const MAX_AGENT_LENGTH = 200;

export interface IssuedToken {
  token: string;
  expiresAt: Date;
}

export async function createSession(
  { db }: Pick<Database, 'db'>,
  agent: string,
  now: Date,
): Promise<IssuedToken> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
  const token = newToken();
  const expiresAt = expiry(now, now);
  const row = {
    id: crypto.randomUUID(),
    token_hash: hashToken(token),
    issued_at: now.toISOString(),
    created_at: now.toISOString(),
    seen_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
    agent: agent.slice(0, MAX_AGENT_LENGTH),
  };
  await db.insertInto('sessions').values(row).execute();
  return { token, expiresAt };
}

/** It slides while the session is used. */
export function expiry(now: Date, createdAt: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_MS, createdAt.getTime() + LIFE_MS));
}

export async function isSession(
  { db }: Pick<Database, 'db'>,
  id: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

export async function endSession({ db }: Database, token: string): Promise<void> {
  const hash = hashToken(token);
  await db
    .deleteFrom('sessions')
    .where((is) => is.or([is('token_hash', '=', hash), is('previous_hash', '=', hash)]))
    .execute();
}

export async function endAllSessions({ db }: Pick<Database, 'db'>, but = ''): Promise<void> {
  await db.deleteFrom('sessions').where('id', '!=', but).execute();
}

export interface SessionEntry {
  id: string;
  createdAt: string;
  seenAt: string;
  agent: string;
}

/** The one used last stands first. */
export function listSessions({ db }: Database, now: Date): Promise<SessionEntry[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at as createdAt', 'seen_at as seenAt', 'agent'])
    .where('expires_at', '>', now.toISOString())
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
}
