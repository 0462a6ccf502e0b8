// What the assistant could not answer: everybody may say so, the owner alone reads it.
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { questionOf } from '#app/content/chat/question-notes.ts';
import { chatQuestionSchema, questionNoteSchema } from '#app/content/chat-questions.ts';
import { addressOf } from '../connection.ts';
import {
  addQuestions,
  allQuestions,
  QUESTIONS_MAX,
  removeQuestions,
} from '../db/chat-questions.ts';
import { readJson } from '../http.ts';
import { senderOf } from '../request-rules.ts';
import { createSenderLimits } from '../sender-limits.ts';
import type { Services } from '../services.ts';
import { refuseFlood } from './requests.ts';

/** Of one note as it travels: 300 characters of any script, escaped. */
const NOTE_MAX_BYTES = 4000;
const LIST_MAX_BYTES = 4_000_000;
/** Of one address within an hour; an office may share one. */
export const NOTES_IN_AN_HOUR = 60;

const removalSchema = z.object({
  ids: z.array(z.string()).check(z.minLength(1), z.maxLength(QUESTIONS_MAX)),
});
const restoredSchema = z
  .array(chatQuestionSchema)
  .check(z.minLength(1), z.maxLength(QUESTIONS_MAX));

export function chatNoteRoutes({ database, now, events, site }: Services): Hono {
  const isWithinLimits = createSenderLimits(NOTES_IN_AN_HOUR, now);
  return new Hono().post('/', async (context) => {
    const note = await readJson(context, questionNoteSchema, NOTE_MAX_BYTES);
    if (note instanceof Response) return note;
    if (!isWithinLimits(senderOf(addressOf(context, site)))) return refuseFlood(context);
    const question = questionOf(note, now());
    if (question) {
      await addQuestions(database.db, [question]);
      events.tell('questions');
    }
    return context.body(null, 204);
  });
}

export function chatQuestionRoutes({ database, events }: Services): Hono {
  const { db } = database;
  return new Hono()
    .get('/', async (context) => context.json(await allQuestions(db)))
    .post('/removal', async (context) => {
      const body = await readJson(context, removalSchema, LIST_MAX_BYTES);
      if (body instanceof Response) return body;
      const removed = await removeQuestions(db, body.ids);
      if (removed.length > 0) events.tell('questions');
      return context.json(removed);
    })
    .post('/restored', async (context) => {
      const body = await readJson(context, restoredSchema, LIST_MAX_BYTES);
      if (body instanceof Response) return body;
      await addQuestions(db, body);
      events.tell('questions');
      return context.body(null, 204);
    });
}
