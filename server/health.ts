// Whether this process can do its work: for whoever starts it again, or sends visitors to another one.
import { Hono } from 'hono';
import type { Database } from './db/open.ts';
import { fail, noStore } from './http.ts';

/** Who asks does not wait much longer. */
const LONGEST_MS = 2000;

export function healthRoutes({ database }: { database: Database }, longestMs = LONGEST_MS): Hono {
  /** One look at a time: a database that does not answer is not asked again and again. */
  let underway: Promise<boolean> | undefined;

  function look(): Promise<boolean> {
    underway ??= database.db
      .selectFrom('owner')
      .select('id')
      .execute()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (underway = undefined));
    return underway;
  }

  return new Hono().get('/', noStore, async (context) => {
    const isWell = await within(longestMs, look());
    if (isWell) return context.json({ ok: true });
    return fail(context, 'busy', 'The database does not answer.');
  });
}

function within(ms: number, answer: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    void answer.then((isWell) => {
      clearTimeout(timer);
      resolve(isWell);
    });
  });
}
