// The one account.
import type { Database } from '../db/open.ts';
import type { OwnerRow } from '../db/tables.ts';
import { hashPassword, isSameEmail, type PasswordCost, verifyPassword } from './password.ts';

export function findOwner({ db }: Database): Promise<OwnerRow | undefined> {
  return db.selectFrom('owner').selectAll().executeTakeFirst();
}

/** An unknown e-mail takes as long as a wrong password and gives the same answer. */
export async function isOwner(
  database: Database,
  email: string,
  password: string,
  cost?: PasswordCost,
): Promise<boolean> {
  const owner = await findOwner(database);
  const isKnown = owner !== undefined && isSameEmail(owner.email, email);
  return verifyPassword(isKnown ? owner.password_hash : undefined, password, cost);
}

export async function replacePassword(
  { db }: Database,
  password: string,
  cost?: PasswordCost,
): Promise<void> {
  await db
    .updateTable('owner')
    .set({ password_hash: await hashPassword(password, cost) })
    .execute();
}
