import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { Unreadable } from './db/content.ts';
import { createLog, describeError, type LogLevel, logRequests } from './log.ts';

const SECRET = 'secret-4711';

/** A site with one route that answers, one that takes long and one that breaks. */
function startApp(least: LogLevel) {
  const lines: string[] = [];
  let time = 0;
  const app = new Hono();
  app.use(
    logRequests(
      createLog(least, (line) => lines.push(line)),
      () => time,
    ),
  );
  app.onError((_, context) => context.json({}, 500));
  app.get('/messages/:id', (context) => context.text('here'));
  app.get('/slow/:id', (context) => {
    time += 1500;
    return context.text('at last');
  });
  app.post('/broken/:id', () => {
    throw Object.assign(new Error(`duplicate key ${SECRET}\n    at ${SECRET}`), { code: '23505' });
  });
  return { app, told: () => lines.map((line) => JSON.parse(line)) };
}

const asked = {
  method: 'POST',
  body: SECRET,
  headers: { cookie: `session=${SECRET}`, 'x-forwarded-for': SECRET, 'user-agent': SECRET },
};

test('what fails is told with its place, what is slow with its time, and the rest not', async () => {
  const { app, told } = startApp('warn');
  await app.request(`/messages/${SECRET}?query=${SECRET}`);
  await app.request(`/slow/${SECRET}`);
  await app.request(`/broken/${SECRET}?token=${SECRET}`, asked);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(told()).toEqual([
    {
      time,
      level: 'warn',
      event: 'slow request',
      method: 'GET',
      route: '/slow/:id',
      status: 200,
      ms: 1500,
    },
    {
      time,
      level: 'error',
      event: 'request failed',
      method: 'POST',
      route: '/broken/:id',
      status: 500,
      ms: 0,
      error: { name: 'Error', code: '23505', stack: expect.any(Array) },
    },
  ]);
  expect(told()[1].error.stack[0]).toMatch(/^at .*log\.test\.ts:\d+/);
  expect(JSON.stringify(told())).not.toContain(SECRET);
});

test('at info every request is told, and none with what anybody wrote', async () => {
  const { app, told } = startApp('info');
  await app.request(`/messages/${SECRET}?query=${SECRET}`);
  await app.request(`/nowhere/${SECRET}`, asked);
  expect(told()).toMatchObject([
    { level: 'info', event: 'request', route: '/messages/:id', status: 200 },
    { level: 'info', event: 'request', route: 'none', status: 404 },
  ]);
  expect(JSON.stringify(told())).not.toContain(SECRET);
});

test('whatever is thrown can be told', () => {
  expect(describeError(SECRET)).toEqual({ name: 'string' });
  expect(describeError(undefined)).toEqual({ name: 'undefined' });
  const bare = new TypeError(SECRET);
  delete bare.stack;
  expect(describeError(bare)).toEqual({ name: 'TypeError', code: undefined, stack: [] });
});

test('what cannot be read is named', () => {
  expect(describeError(new Unreadable('blogPosts', 'it is no JSON'))).toMatchObject({
    name: 'Unreadable',
    collection: 'blogPosts',
  });
});
