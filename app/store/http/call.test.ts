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

test('what is not an answer of the server is as if there were none', async () => {
  for (const body of [null, '<h1>Bad gateway</h1>', '{}']) {
    expect(await answered(body, 502)).toMatchObject({ failure: { kind: 'unreachable' } });
  }
});
