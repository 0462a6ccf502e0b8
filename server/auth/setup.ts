// How a site gets its owner, and how the owner gets back in: both need somebody who sees what the server prints.
import type { Database } from '../db/open.ts';
import { findOwner, replacePassword } from './owner.ts';
import { hashPassword, type PasswordCost, passwordProblem } from './password.ts';
import { forgetAllAttempts } from './throttle.ts';
import { hashToken, newToken } from './tokens.ts';

export const SETUP_MS = 24 * 60 * 60 * 1000;

/**
 * For the link that a start prints; none when there is an owner. Several processes print one each, and every one of
 * them is good until the first was used or its day is over.
 */
export async function issueSetupToken(database: Database, now: Date): Promise<string | undefined> {
  if (await findOwner(database)) return undefined;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + SETUP_MS).toISOString();
  await database.db
    .insertInto('setup')
    .values({ token_hash: hashToken(token), expires_at: expiresAt })
    .execute();
  return token;
}

export async function isSetupToken({ db }: Database, token: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('setup')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

const OWNER_ID = 1;

/** False when there is one already: of two at the same moment the primary key takes one. */
export async function createOwner(
  { db }: Database,
  email: string,
  password: string,
  cost?: PasswordCost,
): Promise<boolean> {
  const passwordHash = await hashPassword(password, cost);
  const owner = { id: OWNER_ID, email: email.trim(), password_hash: passwordHash };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('owner')
    .values(owner)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  await db.deleteFrom('setup').execute();
  return numInsertedOrUpdatedRows === 1n;
}

/** For the command line: says what is wrong, or sets it and signs out everybody who came in with the old one. */
export async function setPassword(
  database: Database,
  password: string,
): Promise<string | undefined> {
  const owner = await findOwner(database);
  if (!owner) return 'There is no owner yet: open the link that the server prints when it starts.';
  const problem = passwordProblem(password, owner.email);
  if (problem) return problem;
  await replacePassword(database, password);
  await forgetAllAttempts(database);
  return undefined;
}
