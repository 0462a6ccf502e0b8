// A connection that is used for one thing and closed after it.
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

export async function inOneTransaction<T>(
  db: Kysely<Tables>,
  begin: string,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  try {
    await sql.raw(begin).execute(db);
    const outcome = await work(db);
    await sql.raw('commit').execute(db);
    return outcome;
  } catch (error) {
    // A connection that broke has undone it already.
    await sql
      .raw('rollback')
      .execute(db)
      .catch(() => {});
    throw error;
  } finally {
    await db.destroy();
  }
}
