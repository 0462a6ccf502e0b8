// What visitors send, and which slots they can still choose. Everybody may ask.
import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { outgoingSchema } from '#app/content/requests.ts';
import { isCalendarDate } from '#app/lib/time-zone.ts';
import { calendarRules } from '../calendar-rules.ts';
import { addressOf } from '../connection.ts';
import { takenCalls } from '../db/bookings.ts';
import { receiveRequest } from '../db/requests.ts';
import { fail, readJson } from '../http.ts';
import { REQUEST_MAX_BYTES, senderOf, TRIES_IN_AN_HOUR } from '../request-rules.ts';
import { createSenderLimits } from '../sender-limits.ts';
import type { Services } from '../services.ts';

/** How long who has sent far too much had better wait. */
export const RETRY_SECONDS = 3600;

/** Who has sent far too much hears when to try again. */
export function refuseFlood(context: Context): Response {
  context.header('Retry-After', String(RETRY_SECONDS));
  return fail(context, 'busy', 'Too much was sent from this address. Try again later.', 429);
}

const day = z.string().check(z.refine(isCalendarDate));
const rangeSchema = z.object({ from: day, to: day });

export function requestRoutes(services: Services): Hono {
  const { database, now, events, site, post } = services;
  const { db } = database;
  const mayTry = createSenderLimits(TRIES_IN_AN_HOUR, now);
  return new Hono()
    .post('/requests', async (context) => {
      const outgoing = await readJson(context, outgoingSchema, REQUEST_MAX_BYTES);
      if (outgoing instanceof Response) return outgoing;
      const sender = senderOf(addressOf(context, site));
      if (!mayTry(sender)) return refuseFlood(context);
      // Browsers that kept a request of an older version have no key for it: it is what it says.
      const key =
        outgoing.key ?? createHash('sha256').update(JSON.stringify(outgoing)).digest('base64url');
      const arrival = { key, outgoing, sender, post, ...(await calendarRules(services)) };
      const receipt = await receiveRequest(db, arrival);
      if (receipt === 'taken') return fail(context, 'conflict', 'The slot is not free any more.');
      if (receipt === 'flood') return refuseFlood(context);
      events.tell('inbox');
      return context.body(null, 204);
    })
    .get('/slots', async (context) => {
      const range = rangeSchema.safeParse(context.req.query());
      if (!range.success) return fail(context, 'corrupt', 'These are no days.');
      return context.json(await takenCalls(db, range.data.from, range.data.to));
    });
}
