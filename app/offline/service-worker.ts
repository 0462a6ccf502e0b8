// Opens the site without a connection. Pages come from the network as long as there is one, so an edited
// site is never hidden by an old copy; files with a hash in their name never change and come from the cache.
//
// A new version waits until the last tab of the old one is closed: no open page, and no half-filled form,
// ever finds its files exchanged.
import { fallbackOf, type Kept } from './kept.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put there by the build; see scripts/service-worker.mjs. */
declare const __KEPT__: Kept;

const { version, base, files } = __KEPT__;
const PREFIX = `portfolio:${base}:`;
const CACHE = PREFIX + version;

self.addEventListener('install', (event) => {
  event.waitUntil(keep(files.map((file) => base + file)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions());
});

// A page that had loaded before there was a worker says what it is made of.
self.addEventListener('message', (event) => {
  const urls: unknown = event.data?.keep;
  if (Array.isArray(urls)) event.waitUntil(keep(urls.filter(isOurs)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || request.headers.has('range') || !isOurs(request.url)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (request.url.includes('/assets/')) event.respondWith(unchanging(request));
  else event.respondWith(latest(request));
});

async function page(request: Request): Promise<Response> {
  try {
    return await latest(request);
  } catch {
    const cache = await caches.open(CACHE);
    const path = new URL(request.url).pathname.slice(base.length - 1);
    return (await cache.match(base + fallbackOf(path))) ?? Response.error();
  }
}

async function unchanging(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? fetchAndKeep(cache, request);
}

/** From the network; without one, what the network said last. */
async function latest(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    return await fetchAndKeep(cache, request);
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: request.mode === 'navigate' });
    if (kept) return kept;
    throw error;
  }
}

async function fetchAndKeep(cache: Cache, request: Request): Promise<Response> {
  const response = await fetch(request);
  // A full disk costs the offline copy, not the page.
  if (response.ok) await cache.put(request, response.clone()).catch(() => undefined);
  return response;
}

/** One file that is missing does not keep the others away. */
async function keep(urls: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.allSettled(
    urls.map(async (url) => {
      if (await cache.match(url)) return;
      const response = await fetch(url, { cache: 'no-cache' });
      if (response.ok) await cache.put(url, unredirected(response));
    }),
  );
}

/** Some hosts send `/index.html` on to `/`, and a browser takes no redirected answer for a page. */
function unredirected(response: Response): Response {
  return response.redirected ? new Response(response.body, response) : response;
}

async function forgetOldVersions(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

function isOurs(url: string): boolean {
  const { origin, pathname } = new URL(url, self.location.href);
  return origin === self.location.origin && pathname.startsWith(base);
}
