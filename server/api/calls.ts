// The calls that are agreed on, for the owner, and the feed of them.
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { SEQUENCE_MAX } from '#app/content/requests.ts';
import { feedPath } from '../calendar-feed.ts';
import { calendarRules } from '../calendar-rules.ts';
import { type ChangeOutcome, cancelBooking, comingBookings, moveBooking } from '../db/bookings.ts';
import { endFeed, feedSince, makeFeed } from '../db/calendar-feed.ts';
import { fail, readJson } from '../http.ts';
import type { Services } from '../services.ts';

const MAX_BYTES = 2000;

const cancelSchema = z.object({
  sequence: z.number().check(z.int(), z.gte(0), z.lte(SEQUENCE_MAX)),
});
const moveSchema = z.object({
  ...cancelSchema.def.shape,
  to: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
});

const REFUSED = {
  outdated: 'The call was changed meanwhile, or has begun.',
  taken: 'The time is not free any more.',
};

export function callsRoutes(services: Services): Hono {
  const { database, now, events } = services;
  const { db } = database;

  function answer(context: Context, outcome: ChangeOutcome) {
    if (!outcome.ok) return fail(context, 'conflict', REFUSED[outcome.reason]);
    events.tell('inbox');
    return context.body(null, 204);
  }

  return new Hono()
    .get('/', async (context) => context.json(await comingBookings(db, now())))
    .post('/:id/move', async (context) => {
      const asked = await readJson(context, moveSchema, MAX_BYTES);
      if (asked instanceof Response) return asked;
      const { sequence, to } = asked;
      const change = { id: context.req.param('id'), sequence, by: 'owner' } as const;
      const rules = await calendarRules(services);
      return answer(context, await moveBooking(db, change, new Date(to), rules));
    })
    .post('/:id/cancel', async (context) => {
      const asked = await readJson(context, cancelSchema, MAX_BYTES);
      if (asked instanceof Response) return asked;
      const change = { id: context.req.param('id'), ...asked, by: 'owner' } as const;
      return answer(context, await cancelBooking(db, change, await calendarRules(services)));
    })
    .get('/feed', async (context) => context.json({ since: await feedSince(db) }))
    .post('/feed', async (context) => {
      const token = await makeFeed(db, now());
      events.tell('inbox');
      return context.json({ path: feedPath(token) });
    })
    .delete('/feed', async (context) => {
      await endFeed(db);
      events.tell('inbox');
      return context.body(null, 204);
    });
}
