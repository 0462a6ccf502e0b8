import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createPageCache, type PageSource } from './page-cache.ts';

const page = (text: string): PageSource => ({ status: 200, headers: {}, body: text });
const making = (text: string) => vi.fn(async () => page(text));

test('a page is made once, however many ask at the same time', async () => {
  const cache = createPageCache();
  const make = making('Hello');
  const [one, other] = await Promise.all([cache.get('/', make), cache.get('/', make)]);
  expect(await cache.get('/', make)).toBe(one);
  expect(other).toBe(one);
  expect(make).toHaveBeenCalledOnce();
});

test('it is the same in all its forms, and equal pages have equal tags', async () => {
  const cache = createPageCache();
  const { bodies, etag } = await cache.get('/', making('Grüße'));
  expect(Buffer.from(bodies.identity).toString()).toBe('Grüße');
  expect(brotliDecompressSync(bodies.br ?? '').toString()).toBe('Grüße');
  expect(gunzipSync(bodies.gzip ?? '').toString()).toBe('Grüße');
  expect((await cache.get('/again', making('Grüße'))).etag).toBe(etag);
  expect((await cache.get('/other', making('Other'))).etag).not.toBe(etag);
});

test('after a change everything is made anew', async () => {
  const cache = createPageCache();
  await cache.get('/', making('before'));
  cache.drop();
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  const { bodies } = await cache.get('/', making('after'));
  expect(Buffer.from(bodies.identity).toString()).toBe('after');
});

test('what was being made while the content changed is not kept', async () => {
  const cache = createPageCache();
  let finish: (source: PageSource) => void = () => {};
  const early = cache.get('/', () => new Promise((resolve) => (finish = resolve)));
  cache.drop();
  const late = cache.get('/', making('after'));
  finish(page('before'));
  await early;
  const { bodies } = await late;
  expect(Buffer.from(bodies.identity).toString()).toBe('after');
  expect(await cache.get('/', making('never'))).toBe(await late);
});

test('a page that could not be made is tried again', async () => {
  const cache = createPageCache();
  const failing = async () => {
    throw new Error('no database');
  };
  await expect(cache.get('/', failing)).rejects.toThrow('no database');
  const { status } = await cache.get('/', making('Hello'));
  expect(status).toBe(200);
});

test('with too many pages the one that was not used for longest goes', async () => {
  const probe = createPageCache();
  await probe.get('/', making('x'.repeat(1000)));
  const one = probe.size().bytes;
  const cache = createPageCache(one * 2.5);
  await cache.get('/a', making('a'.repeat(1000)));
  await cache.get('/b', making('b'.repeat(1000)));
  await cache.get('/a', making('never'));
  await cache.get('/c', making('c'.repeat(1000)));
  expect(cache.size().pages).toBe(2);
  const again = making('b again');
  await cache.get('/b', again);
  expect(again).toHaveBeenCalledOnce();
});

test('two thousand different pages take no more room than is allowed', async () => {
  const cache = createPageCache(100_000);
  for (let at = 0; at < 2000; at += 1) await cache.get(`/${at}`, making(`page ${at}`));
  expect(cache.size().bytes).toBeLessThanOrEqual(100_000);
});
