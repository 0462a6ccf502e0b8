import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#app/content/library-picture.ts';
import { SLOW_LINES } from './slow-lines.ts';

test('on a slow line there is time for the largest picture, and none to say nothing', () => {
  const { requestTimeout, headersTimeout } = createServer(SLOW_LINES);
  const kilobits = (MAX_UPLOAD_BYTES * 8) / 1000;
  expect(kilobits / (requestTimeout / 1000)).toBeLessThan(100);
  expect(headersTimeout).toBe(60_000);
});
