import { expect, test } from 'vitest';
import { call } from './call.ts';

const answered = (body: string | null, status: number) =>
  call(async () => new Response(body, { status }), 'POST', '/api/media');

test('who sends too slowly for the server is told so', async () => {
  expect(await answered(null, 408)).toEqual({
    ok: false,
    failure: {
      kind: 'unreachable',
      message: 'The line was too slow.',
      help: expect.stringContaining('faster'),
    },
  });
});

test('what is too much for the server, or for what stands in front of it, is called so', async () => {
  const failed = (message: string) => ({
    ok: false,
    failure: { kind: 'corrupt', message, help: 'Make it smaller, then try again.' },
  });
  expect(await answered('<h1>Request Entity Too Large</h1>', 413)).toEqual(
    failed('This is more than the server lets through at once.'),
  );
  const said = JSON.stringify({ kind: 'corrupt', message: 'The limit is 20 MB.' });
  expect(await answered(said, 413)).toMatchObject(failed('The limit is 20 MB.'));
});

test('what is not an answer of the server is as if there were none', async () => {
  for (const body of [null, '<h1>Bad gateway</h1>', '{}']) {
    expect(await answered(body, 502)).toMatchObject({ failure: { kind: 'unreachable' } });
  }
});
