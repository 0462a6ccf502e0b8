// What visitors send, and which slots they can still choose. Everybody may ask.
import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { outgoingSchema } from '#app/content/requests.ts';
import { receiveRequest, takenSlots } from '../db/requests.ts';
import { fail, readJson } from '../http.ts';
import type { Services } from '../services.ts';

const MAX_BYTES = 200_000;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const rangeSchema = z.object({ from: day, to: day });

export function requestRoutes({ database, now, events }: Services): Hono {
  const { db } = database;
  return new Hono()
    .post('/requests', async (context) => {
      const outgoing = await readJson(context, outgoingSchema, MAX_BYTES);
      if (outgoing instanceof Response) return outgoing;
      // The same request has the same key, however often it is sent.
      const key = createHash('sha256').update(JSON.stringify(outgoing)).digest('base64url');
      const isReceived = await receiveRequest(db, key, outgoing, now());
      if (!isReceived) return fail(context, 'conflict', 'The slot is not free any more.');
      events.tell('inbox');
      return context.body(null, 204);
    })
    .get('/slots', async (context) => {
      const range = rangeSchema.safeParse(context.req.query());
      if (!range.success) return fail(context, 'corrupt', 'These are no days.');
      return context.json(await takenSlots(db, range.data.from, range.data.to));
    });
}
