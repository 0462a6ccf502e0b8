import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApp } from '../app-in-test.ts';
import { createClock, openBrowser } from '../auth/site-in-test.ts';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import { addQuestions, allQuestions, QUESTIONS_MAX } from '../db/chat-questions.ts';
import type { Database } from '../db/open.ts';
import { NOTES_IN_AN_HOUR } from './chat-questions.ts';

const HOUR_MS = 60 * 60_000;
const noted = (text = 'Do you keep bees?') => ({ text, language: 'en', why: 'notUnderstood' });

describe.each(DATABASES)('questions on %s', (_, create) => {
  let created: TestDatabase;
  let database: Database;
  let app: Hono;
  let clock: ReturnType<typeof createClock>;

  beforeEach(async () => {
    created = await create();
    database = await created.open();
    clock = createClock();
    ({ app } = await startApp(database, clock.now));
  });

  afterEach(() => created.remove());

  const send = (body: unknown, address = '192.0.2.1') =>
    openBrowser(app, address).send('POST', '/api/chat-questions', body);

  test('a question is kept with its moment, and with nothing of who asked', async () => {
    expect((await send(noted())).status).toBe(204);
    const rows = await database.db.selectFrom('chat_questions').selectAll().execute();
    const at = clock.now().toISOString();
    expect(rows).toEqual([
      { ...noted(), id: 'notUnderstood do you keep bees', count: 1, first_at: at, last_at: at },
    ]);
    const requests = await database.db.selectFrom('requests').selectAll().execute();
    expect(requests).toEqual([]);
  });

  test('asked at the same moment from many places it is one row', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_each, at) => send(noted(), `192.0.2.${at}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204));
    expect(await allQuestions(database.db)).toMatchObject([{ count: 8 }]);
  });

  test('more than an address may ask in an hour is refused with a word about when', async () => {
    for (let count = 0; count < NOTES_IN_AN_HOUR; count += 1) await send(noted());
    const refused = await send(noted());
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect((await send(noted(), '192.0.2.2')).status).toBe(204);
    clock.pass(HOUR_MS);
    expect((await send(noted())).status).toBe(204);
  });

  test.each<[string, unknown, number]>([
    ['a text that is too long', noted('x'.repeat(301)), 422],
    ['a body that is too large', noted('x'.repeat(5000)), 413],
    ['a reason that is none', { ...noted(), why: 'because' }, 422],
  ])('%s is refused', async (_what, body, status) => {
    expect((await send(body)).status).toBe(status);
    expect(await allQuestions(database.db)).toEqual([]);
  });

  test('no more are kept than can be read: those asked longest ago go', async () => {
    const at = (minute: number) => new Date(minute * 60_000).toISOString();
    const many = Array.from({ length: QUESTIONS_MAX }, (_each, minute) => ({
      ...noted(`question ${minute}`),
      why: 'notUnderstood' as const,
      id: String(minute),
      count: 1,
      firstAt: at(minute),
      lastAt: at(minute),
    }));
    await addQuestions(database.db, many);
    await send(noted());
    const kept = await allQuestions(database.db);
    expect(kept).toHaveLength(QUESTIONS_MAX);
    expect(kept[0]).toMatchObject(noted());
    expect(kept.at(-1)?.id).toBe('1');
  });
});
