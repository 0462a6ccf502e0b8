// The one account.
import type { Database } from '../db/open.ts';
import type { OwnerRow } from '../db/tables.ts';
import { hashPassword, isSameEmail, type PasswordCost, verifyPassword } from './password.ts';
import { endAllSessions } from './sessions.ts';

export function findOwner({ db }: Database): Promise<OwnerRow | undefined> {
  return db.selectFrom('owner').selectAll().executeTakeFirst();
}

/**
 * The account, as it was when the pair was right. An unknown e-mail takes as long as a wrong password, whatever the
 * account's own cost is: the password is checked all the same.
 */
export async function checkPair(
  database: Database,
  { email, password }: { email: string; password: string },
  cost?: PasswordCost,
): Promise<OwnerRow | undefined> {
  const owner = await findOwner(database);
  const isRight = await verifyPassword(owner?.password_hash, password, cost);
  return owner && isRight && isSameEmail(owner.email, email) ? owner : undefined;
}

interface Replacing {
  /** Nothing changes when the account has another password than that by now. */
  checked?: OwnerRow;
  /** The session that stays. */
  but?: string;
  cost?: PasswordCost | undefined;
}

/** With the old password go the sessions that began with it. Whether it was replaced. */
export async function replacePassword(
  { db }: Database,
  password: string,
  { checked, but, cost }: Replacing = {},
): Promise<boolean> {
  const passwordHash = await hashPassword(password, cost);
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('owner')
      .set({ password_hash: passwordHash })
      .$if(checked !== undefined, (owner) =>
        owner.where('password_hash', '=', checked?.password_hash ?? ''),
      )
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await endAllSessions({ db: transaction }, but);
    return true;
  });
}
