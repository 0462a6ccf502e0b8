// Once visited, the site opens without a connection, and whatever a strange network has said meanwhile.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { createStaticServer } from '../scripts/serve.mjs';
import { signedIn } from './admin/support.ts';
import { post } from './support/content.ts';
import { open } from './support/page.ts';
import { save, store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Until the worker has what this page is made of. */
async function kept(page: Page, path: string) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async (url) => {
        const urls = performance.getEntriesByType('resource').map(({ name }) => name);
        const matches = [url, ...urls].map((one) => caches.match(one));
        return (await Promise.all(matches)).every(Boolean);
      }, path),
    )
    .toBe(true);
}

/** Whether the worker has a chunk, which nothing on this page need have asked for. */
function isKept(page: Page, chunk: string): Promise<boolean> {
  return page.evaluate(async (name) => {
    for (const cache of await caches.keys()) {
      const requests = await (await caches.open(cache)).keys();
      if (requests.some(({ url }) => url.includes(`/assets/${name}-`))) return true;
    }
    return false;
  }, chunk);
}

async function visit(page: Page, path: string) {
  await open(page, path);
  await kept(page, path);
}

test.describe('without a connection', () => {
  test.use({ expectedProblem: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

  test('the landing page opens, with its dialogs and its assistant, and so does what was opened before', async ({
    page,
    context,
  }) => {
    const isNamed = (name: string) =>
      expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await visit(page, '/');
    await context.setOffline(true);

    await test.step('the landing page, with its dialogs and its assistant', async () => {
      await open(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('button', { name: 'Start Project' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Open the assistant' }).click();
      await expect(page.getByRole('region', { name: 'Assistant' })).toBeVisible();
    });

    await test.step('who has only seen the landing page can open the list and an unknown path', async () => {
      await page.goto('/blog');
      await isNamed('Blog');
      await page.goto('/no/such/page');
      await isNamed('404');
      await page.goto('/blog/never-opened');
      await expect(page.getByText('You are offline, and this article')).toBeVisible();
    });

    await context.setOffline(false);
    await store(page, 'blogPosts', [post('mine', '2026-01-02T00:00:00.000Z')]);
    await visit(page, '/blog/mine');
    await signedIn(page);
    await page.goto('/admin/messages');
    await isNamed('Messages');
    await kept(page, '/admin/index.html');
    const ofAdmin = ['projects-page', 'translate-page', 'ar', 'de', 'fr', 'it', 'ur'];
    for (const chunk of ofAdmin) await expect.poll(() => isKept(page, chunk)).toBe(true);
    await visit(page, '/de/');
    await context.setOffline(true);

    await test.step("the browser's own posts can be read; one that it does not know says why not", async () => {
      await page.goto('/blog/mine');
      await isNamed('Post mine');
      await page.goto('/blog/never-opened');
      await expect(page.getByText('You are offline, and this article')).toBeVisible();
    });

    await test.step('the admin opens when it was opened before, with every screen of it', async () => {
      await page.goto('/admin/messages');
      await isNamed('Messages');
      await page.goto('/admin/projects');
      await isNamed('Projects');
      await page.goto('/admin/translate');
      const languages = page.getByRole('group', { name: 'Language' }).getByRole('button');
      await expect(languages).toHaveText(Array(5).fill(/%/));
    });

    await test.step('a language that was chosen before is there', async () => {
      await save(page, 'language', 'de');
      await open(page);
      await expect(page).toHaveURL('/de/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByRole('link', { name: 'Projekte' }).first()).toBeVisible();
    });
  });
});

test('a page in use keeps its files when there is a new version; the next visit takes it', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await kept(page, '/');
  // From the second page on the worker is in charge; awake, the page has asked for it again.
  await open(page);
  // The browser takes a worker from another address for a new version of it.
  const inCharge = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js?next');
    const { installing } = registration;
    await new Promise((resolve) => installing?.addEventListener('statechange', resolve));
    return [navigator.serviceWorker.controller?.scriptURL, registration.waiting?.scriptURL];
  });
  expect(inCharge).toEqual([expect.stringMatching(/sw\.js$/), expect.stringMatching(/\?next$/)]);
  const waiting = context.serviceWorkers().find((worker) => worker.url().endsWith('?next'));
  const next = await context.newPage();
  await page.close();
  await expect.poll(() => waiting?.evaluate<string>('self.serviceWorker.state')).toBe('activated');
  await next.goto('/');
  const controller = () => navigator.serviceWorker.controller?.scriptURL;
  expect(await next.evaluate(controller)).toMatch(/\?next$/);
});

/** The site on a host of its own, which answers something else where `other` says so. Gives its address. */
function hosted(other: (path: string | undefined) => { type: string; body: string } | undefined) {
  const site = createStaticServer({ root: 'build/client' });
  const host = createServer((request, response) => {
    const answer = other(request.url);
    if (!answer) return site.emit('request', request, response);
    const headers = { 'Content-Type': answer.type, 'Cache-Control': 'no-store' };
    return response.writeHead(200, headers).end(answer.body);
  });
  test.beforeAll(() => new Promise<void>((resolve) => host.listen(0, resolve)));
  test.afterAll(() => {
    host.close();
    host.closeAllConnections();
  });
  return () => `http://localhost:${(host.address() as AddressInfo).port}`;
}

test.describe('when there is a new version', () => {
  test.use({ expectedProblem: /^Request to http:\/\/localhost/ });
  test.describe.configure({ timeout: 240_000 });
  /** The admin is ninety files, and both versions fetch them. */
  const PATIENCE = { timeout: 60_000 };

  let version: string | undefined;
  const addressOf = hosted((path) => {
    if (path !== '/sw.js' || !version) return undefined;
    const worker = readFileSync('build/client/sw.js', 'utf8');
    const body = worker.replace(/(?<=\bversion:.)\w+/, version);
    return { type: 'text/javascript', body };
  });

  /** Browsers look for one when they find the time. */
  function installed(page: Page): Promise<void> {
    return page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const { installing } = registration;
      if (installing) await new Promise((done) => installing.addEventListener('statechange', done));
    });
  }

  /** The files that another version has kept and this one has not. */
  function lacking(page: Page, next: string): Promise<string[]> {
    return page.evaluate(async (end) => {
      const urlsIn = async (name: string) =>
        (await (await caches.open(name)).keys())
          .map(({ url }) => url)
          .filter((url) => url.includes('/assets/'));
      const names = await caches.keys();
      const own = names.find((name) => name.endsWith(`:${end}`));
      const has = own ? await urlsIn(own) : [];
      const all = await Promise.all(names.map(urlsIn));
      return all.flat().filter((url) => !has.includes(url));
    }, next);
  }

  test('it has the whole admin where that is in use, whatever came first', async ({
    page,
    context,
  }) => {
    const address = addressOf();
    await visit(page, `${address}/`);

    await test.step('the version, and then the admin', async () => {
      version = 'second';
      // From the second page on there is an old one in charge, and the new one waits.
      await page.reload();
      await installed(page);
      await signedIn(page);
      await page.goto(`${address}/admin/dashboard`);
      await expect.poll(() => isKept(page, 'projects-page'), PATIENCE).toBe(true);
      await expect.poll(() => lacking(page, 'second'), PATIENCE).toEqual([]);
    });

    await test.step('the admin, and then the version', async () => {
      const next = await context.newPage();
      await page.close();
      // When it takes over, it forgets what the one before has kept.
      const worker = context.serviceWorkers().at(-1);
      const caches = () => worker?.evaluate<string[]>('caches.keys()');
      await expect.poll(caches).toHaveLength(2);
      version = 'third';
      await next.goto(`${address}/`);
      await installed(next);
      expect(await lacking(next, 'third')).toEqual([]);
    });
  });
});

test.describe('in a network that answers everything with a page of its own', () => {
  test.use({ expectedProblem: /^Request to http:\/\/localhost|module script|Failed to load/ });

  let isPortal = false;
  const portal = { type: 'text/html', body: '<!doctype html><title>Sign in</title>' };
  const addressOf = hosted(() => (isPortal ? portal : undefined));

  test('nothing of it is kept: the visitor sees it, and later the site as before', async ({
    page,
    context,
  }) => {
    const address = addressOf();
    await visit(page, `${address}/`);
    isPortal = true;
    await page.goto(`${address}/`);
    await expect(page).toHaveTitle('Sign in');
    // Everything that the site consists of is asked for, as a page that wakes would do it.
    const poisoned = await page.evaluate(async () => {
      const names = await caches.keys();
      const cache = await caches.open(names[0] ?? '');
      const urls = (await cache.keys()).map(({ url }) => url);
      for (const url of [...urls, '/assets/chunk-00000000.js', '/images/new.svg']) await fetch(url);
      const texts = (await cache.matchAll()).map((kept) => kept.text());
      return (await Promise.all(texts)).filter((text) => text.includes('Sign in')).length;
    });
    expect(poisoned).toBe(0);
    isPortal = false;
    await open(page, `${address}/`);
    await page.getByRole('button', { name: 'Open the assistant' }).click();
    await expect(page.getByRole('region', { name: 'Assistant' })).toBeVisible();
    await context.setOffline(true);
    await page.goto(`${address}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
