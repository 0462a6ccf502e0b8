// Opens the site without a connection. Pages come from the network as long as there is one, so an edited
// site is never hidden by an old copy; files with a hash in their name never change and come from the cache.
//
// Nothing is kept that is not ours: a file has to have the hash that the build wrote down, a page its mark. What
// else the network says is passed on, so that a visitor can sign in where a network asks for it.
//
// A new version waits until the last tab of the old one is closed: no open page, and no half-filled form,
// ever finds its files exchanged.
import { fallbacksOf } from '#app/lib/host-fallback.mjs';
import { standingIn } from '#app/lib/stand-in.ts';
import { ADMIN_IN_USE } from './admin-in-use.ts';
import { openInbox } from './announced.ts';
import {
  isOfType,
  isOnlineOnly,
  isPage,
  isPageOfBuild,
  isUnchanging,
  type Kept,
  keptAs,
  languageOf,
} from './kept.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put there by the build; see scripts/service-worker.mjs. */
declare const __KEPT__: Kept;

const { version, base, files, pages, admin, hashes, onlineOnly } = __KEPT__;
const PREFIX = `portfolio:${base}:`;
/** The first workers kept what they were given. Whatever they have left is not used again. */
const CACHE = `${PREFIX}checked:${version}`;
/** Empty, and there when the admin is used in this browser. It outlives the versions. */
const ADMIN_IS_USED = `${PREFIX}admin`;

self.addEventListener('install', (event) => {
  event.waitUntil(keepFromTheStart());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions());
});

// A page that had loaded before there was a worker says what it is made of.
self.addEventListener('message', (event) => {
  const urls: unknown = event.data?.keep;
  if (Array.isArray(urls)) event.waitUntil(keepTold(urls.filter(isOurs)));
  if (event.data === ADMIN_IN_USE) event.waitUntil(keepAdmin());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || request.headers.has('range') || !isOurs(request.url)) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (isUnchanging(fileOf(request.url))) event.respondWith(unchanging(request));
  else event.respondWith(file(event));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openInbox(self.clients, new URL(base, self.location.href)));
});

/** From the network; without one, what it said last, or a page that can stand in for it. */
async function page(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    return await fromNetwork(event);
  } catch {
    const cache = await caches.open(CACHE);
    const copy =
      (await cache.match(keptAs(request.url))) ??
      (await cache.match(request, { ignoreSearch: true }));
    if (copy) return copy;
    const file = fileOf(request.url);
    // A language that was never read here is drawn from the page of the main one.
    const plain = languageOf(file) ? file.slice(3) : file;
    const [own = ''] = fallbacksOf(`/${file}`);
    // A server has no file for what is nowhere, and its last page says that as well.
    for (const other of [own, plain, ...fallbacksOf(`/${plain}`), 'shell.html']) {
      const page = await cache.match(base + other);
      if (page) return new Response(standingIn(await page.text()), page);
    }
    return Response.error();
  }
}

/** From the network; without one, or when it says something else, what it said last. */
async function file(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = async () => (await caches.open(CACHE)).match(request);
  try {
    const response = await fromNetwork(event);
    if (!response.ok || isOfType(fileOf(request.url), typeOf(response))) return response;
    return (await kept()) ?? response;
  } catch (error) {
    const copy = await kept();
    if (copy) return copy;
    throw error;
  }
}

/** The page need not wait until its copy is kept. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const response = await fetch(request);
  const copy = response.clone();
  event.waitUntil(
    keep(request, copy).then((isKept) => {
      if (isKept && request.mode === 'navigate') return keepLanguage(request.url);
    }),
  );
  return response;
}

async function keepFromTheStart(): Promise<void> {
  await keepAll(files.map((file) => base + file));
  if (await caches.has(ADMIN_IS_USED)) await keepAdmin();
}

/** Its owner may need a screen that was not opened before, in this version and in the next. */
async function keepAdmin(): Promise<void> {
  await caches.open(ADMIN_IS_USED);
  await keepAll(admin.map((file) => base + file));
}

async function keepTold(urls: string[]): Promise<void> {
  await keepAll(urls);
  // The page itself comes first.
  if (urls[0]) await keepLanguage(urls[0]);
}

/** The build keeps the pages of the main language; another has its own as soon as it is read. */
async function keepLanguage(url: string): Promise<void> {
  const language = languageOf(fileOf(url));
  if (language) await keepAll(pages.map((file) => `${base}${language}/${file}`));
}

async function unchanging(request: Request): Promise<Response> {
  // A storage that cannot be opened costs the offline copy, not the page.
  const kept = await caches
    .open(CACHE)
    .then((cache) => cache.match(request))
    .catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(request);
  const isRight = await keep(request, response.clone());
  if (isRight || !response.ok || !Object.hasOwn(hashes, fileOf(request.url))) return response;
  // What another network once said may still lie in the browser's own cache.
  const again = await fetch(request, { cache: 'reload' });
  await keep(request, again.clone());
  return again;
}

/** So many at a time: line and processor belong to the page. */
const FETCHES_AT_ONCE = 2;

/** One file that is missing does not keep the others away. */
async function keepAll(urls: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const waiting = urls.values();
  async function keepInTurn() {
    for (const url of waiting) {
      if (await cache.match(keyOf(url))) continue;
      const answer = fetch(url, { cache: 'no-cache', priority: 'low' });
      await answer.then((response) => keep(url, response)).catch(() => {});
    }
  }
  await Promise.all(Array.from({ length: FETCHES_AT_ONCE }, keepInTurn));
}

/** Keeps an answer that is ours, and says whether it is. */
async function keep(asked: Request | string, response: Response): Promise<boolean> {
  const url = typeof asked === 'string' ? asked : asked.url;
  if (!(await isRight(fileOf(url), response.clone()))) return false;
  // Nor does a full one.
  await caches
    .open(CACHE)
    .then((cache) => cache.put(keyOf(asked), storable(response)))
    .catch(() => undefined);
  return true;
}

function keyOf(asked: Request | string): Request | string {
  const { href } = new URL(typeof asked === 'string' ? asked : asked.url, self.location.href);
  return isPage(fileOf(href)) ? keptAs(href) : asked;
}

async function isRight(file: string, response: Response): Promise<boolean> {
  if (!response.ok) return false;
  if (isUnchanging(file)) return (await hashOf(response)) === hashes[file];
  const type = typeOf(response);
  if (!isOfType(file, type)) return false;
  return !type.startsWith('text/html') || isPageOfBuild(await response.text(), { base, hashes });
}

async function hashOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

function typeOf(response: Response): string {
  return (response.headers.get('content-type') ?? '').toLowerCase();
}

/**
 * Some hosts send `/index.html` on to `/`, and a browser takes no redirected answer for a page. And whatever it depended on
 * is this browser's: the copy is for every request of it.
 */
function storable({ body, headers: all }: Response): Response {
  const headers = new Headers(all);
  headers.delete('vary');
  return new Response(body, { headers });
}

async function forgetOldVersions(): Promise<void> {
  const names = await caches.keys();
  const current = [CACHE, ADMIN_IS_USED];
  const old = names.filter((name) => name.startsWith(PREFIX) && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

function isOurs(url: string): boolean {
  const { origin, pathname } = new URL(url, self.location.href);
  const isBelow = origin === self.location.origin && pathname.startsWith(base);
  return isBelow && !isOnlineOnly(pathname.slice(base.length), { onlineOnly });
}

/** The path below the base. */
function fileOf(url: string): string {
  return new URL(url, self.location.href).pathname.slice(base.length);
}
