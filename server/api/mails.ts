// What became of the mails that the site sends, for the owner.
import { Hono } from 'hono';
import { mailsOf, retryMail } from '../db/mails.ts';
import { fail } from '../http.ts';
import type { Services } from '../services.ts';

/** A mail that waits for a server which was taken away from it goes nowhere. */
const NO_SERVER = 'No mail server is connected any more: SMTP_URL is not set.';

/** Mounted below `/api/inbox`. */
export function mailRoutes({ database, now, events, post }: Services): Hono {
  const { db } = database;
  return new Hono()
    .get('/mail', (context) => context.json({ isSending: post !== undefined }))
    .get('/messages/:id/mails', async (context) => {
      const rows = await mailsOf(db, context.req.param('id'));
      const mails = rows.map(({ id, kind, state, next_at, reason, claim }) => ({
        id,
        kind,
        at: next_at,
        ...(state === 'waiting' && !post
          ? { state: 'failed', reason: NO_SERVER }
          : { state, isUnderway: claim !== null, ...(reason && { reason }) }),
      }));
      return context.json({ mails });
    })
    .post('/mails/:id/retry', async (context) => {
      const isTried = await retryMail(db, context.req.param('id'), now());
      if (!isTried) return fail(context, 'conflict', 'It is not waiting any more.');
      events.tell('inbox');
      return context.body(null, 204);
    });
}
