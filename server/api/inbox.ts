// What visitors sent, for the owner.
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { collections } from '#app/content/collections.ts';
import { QUERY_MAX } from '#app/content/find-messages.ts';
import { PROMISED_MAILS } from '#app/content/mails.ts';
import {
  MESSAGE_KINDS,
  MESSAGE_STATUSES,
  type Message,
  messageSchema,
} from '#app/content/messages.ts';
import { CSV_HEAD, csvRows } from '#app/content/messages-csv.ts';
import { SENT_MAX_BYTES } from '#app/content/sent-at-once.ts';
import { calendarRules } from '../calendar-rules.ts';
import {
  deleteMessage,
  findMessage,
  replyTo,
  restoreMessage,
  setStatus,
  tickMail,
} from '../db/inbox.ts';
import { eachMessages, pageOfMessages, totalOfMessages } from '../db/inbox-queries.ts';
import { countMessages } from '../db/message-counts.ts';
import { erasePerson, readPerson } from '../db/person.ts';
import { releaseMessage } from '../db/requests.ts';
import { addInTurns, readInbox } from '../db/whole-inbox.ts';
import { fail, readJson } from '../http.ts';
import type { Services } from '../services.ts';

const MAX_BYTES = 1_000_000;
const PAGE_MAX = 200;
const NO_FILTER = 'This is no filter of the inbox.';

const filterSchema = z.object({
  folder: z._default(z.enum(['inbox', 'spam']), 'inbox'),
  query: z._default(z.string().check(z.maxLength(QUERY_MAX)), ''),
  status: z._default(z.enum(['all', ...MESSAGE_STATUSES]), 'all'),
  kind: z._default(z.enum(['all', ...MESSAGE_KINDS]), 'all'),
});

const pageSchema = z.object({
  ...filterSchema.def.shape,
  from: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
  count: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(PAGE_MAX)), PAGE_MAX),
});

const statusSchema = z.object({
  ids: z.array(z.string()).check(z.minLength(1), z.maxLength(1000)),
  status: z.enum(MESSAGE_STATUSES),
  /** Only of those that still have this one. */
  from: z.optional(z.enum(MESSAGE_STATUSES)),
});

/** A collection that the file lacks is none of its business. */
const wholeSchema = z.partial(
  z.strictObject({
    messages: collections.messages.schema,
    consultations: collections.consultations.schema,
    bookings: collections.bookings.schema,
  }),
);

const replySchema = z.object({ message: messageSchema, text: z.string() });

const mailedSchema = z.object({
  kind: z.enum(PROMISED_MAILS),
  at: z.string(),
  isDone: z.boolean(),
});

/** Not a blank: that would be everybody who gave none. */
const personSchema = z.object({ email: z.string().check(z.trim(), z.minLength(1)) });

export function inboxRoutes(services: Services): Hono {
  const { database, now, events, post } = services;
  const { db } = database;
  return new Hono()
    .get('/counts', async (context) => context.json(await countMessages(db)))
    .get('/messages', async (context) => {
      const asked = pageSchema.safeParse(context.req.query());
      if (!asked.success) return fail(context, 'corrupt', 'This is no page of the inbox.');
      const { from, count, ...filter } = asked.data;
      return context.json(await pageOfMessages(db, filter, { from, count }));
    })
    .get('/total', async (context) => {
      const asked = filterSchema.safeParse(context.req.query());
      if (!asked.success) return fail(context, 'corrupt', NO_FILTER);
      return context.json({ total: await totalOfMessages(db, asked.data) });
    })
    .get('/messages.csv', async (context) => {
      const asked = filterSchema.safeParse(context.req.query());
      if (!asked.success) return fail(context, 'corrupt', NO_FILTER);
      const parts = csvParts(eachMessages(db, asked.data));
      // A failure of the database is found here, while it can still be told.
      const { value: first = '' } = await parts.next();
      const file = Readable.from(bytesOf(first, parts), { objectMode: false });
      return context.body(Readable.toWeb(file) as ReadableStream, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="contact_messages.csv"',
      });
    })
    .get('/whole', async (context) => context.json(await readInbox(db)))
    .post('/whole', async (context) => {
      const body = await readJson(context, wholeSchema, SENT_MAX_BYTES);
      if (body instanceof Response) return body;
      try {
        return context.json({ callsWithoutTime: await addInTurns(db, body) });
      } finally {
        // What was added before it broke off is there.
        events.tell('inbox');
      }
    })
    .get('/messages/:id', async (context) =>
      context.json({ message: await findMessage(db, context.req.param('id')) }),
    )
    .post('/status', async (context) => {
      const body = await readJson(context, statusSchema, MAX_BYTES);
      if (body instanceof Response) return body;
      const count = await setStatus(db, body);
      if (count === 0) return fail(context, 'conflict', 'It is not there any more.');
      events.tell('inbox');
      return context.body(null, 204);
    })
    .post('/reply', async (context) => {
      const body = await readJson(context, replySchema, MAX_BYTES);
      if (body instanceof Response) return body;
      await replyTo(db, body.message, body.text, now(), post);
      events.tell('inbox');
      return context.body(null, 204);
    })
    .post('/messages/:id/mailed', async (context) => {
      const body = await readJson(context, mailedSchema, MAX_BYTES);
      if (body instanceof Response) return body;
      const { isDone, ...mail } = body;
      const doneAt = isDone ? now() : undefined;
      const wasThere = await tickMail(db, context.req.param('id'), mail, doneAt);
      if (!wasThere) return fail(context, 'conflict', 'It is not there any more.');
      events.tell('inbox');
      return context.body(null, 204);
    })
    .delete('/messages/:id', async (context) => {
      const wasThere = await deleteMessage(db, context.req.param('id'), now());
      if (wasThere) events.tell('inbox');
      return context.json({ wasThere });
    })
    .post('/person', async (context) => {
      const body = await readJson(context, personSchema, MAX_BYTES);
      if (body instanceof Response) return body;
      return context.json(await readPerson(db, body.email));
    })
    .post('/person/erase', async (context) => {
      const body = await readJson(context, personSchema, MAX_BYTES);
      if (body instanceof Response) return body;
      if ((await erasePerson(db, body.email)) > 0) events.tell('inbox');
      await database.scrub();
      return context.body(null, 204);
    })
    .post('/messages/:id/release', async (context) => {
      const rules = await calendarRules(services);
      const release = await releaseMessage(db, context.req.param('id'), rules, post);
      if (!release) return fail(context, 'conflict', 'It is not there any more.');
      events.tell('inbox');
      return context.json(release);
    })
    .post('/messages/:id/restore', async (context) => {
      await restoreMessage(db, context.req.param('id'));
      events.tell('inbox');
      return context.body(null, 204);
    });
}

async function* csvParts(batches: AsyncIterable<readonly Message[]>): AsyncGenerator<string> {
  let isHead = true;
  for await (const messages of batches) {
    yield (isHead ? CSV_HEAD : '') + csvRows(messages);
    isHead = false;
  }
  if (isHead) yield CSV_HEAD;
}

async function* bytesOf(first: string, rest: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(first);
  for await (const part of rest) yield Buffer.from(part);
}
