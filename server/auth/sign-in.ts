// From a pair to a session.
import { checkPair } from './owner.ts';
import { hashPassword, isOutdated } from './password.ts';
import type { AuthServices } from './require-owner.ts';
import { createSession, type IssuedToken } from './sessions.ts';

/** Nothing when the pair is wrong. */
export async function signIn(
  services: AuthServices,
  pair: { email: string; password: string },
  agent: string,
): Promise<IssuedToken | undefined> {
  const { database, now, passwordCost: cost } = services;
  const owner = await checkPair(database, pair, cost);
  if (!owner) return undefined;
  const { password_hash: checked } = owner;
  const passwordHash = isOutdated(checked, cost)
    ? await hashPassword(pair.password, cost)
    : checked;
  const issued = await database.db.transaction().execute(async (db) => {
    // Written though it may be the same: whoever replaces the password waits for this, or this for them.
    const { numUpdatedRows } = await db
      .updateTable('owner')
      .set({ password_hash: passwordHash })
      .where('password_hash', '=', checked)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n ? createSession({ db }, agent, now()) : undefined;
  });
  // It was replaced while it was checked: what is right now is the new one.
  return issued ?? signIn(services, pair, agent);
}
