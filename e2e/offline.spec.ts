// Once visited, the site opens without a connection, and whatever a strange network has said meanwhile.
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
    await expect.poll(() => isKept(page, 'projects-page')).toBe(true);
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

test.describe('in a network that answers everything with a page of its own', () => {
  test.use({ expectedProblem: /^Request to http:\/\/localhost|module script|Failed to load/ });

  const site = createStaticServer({ root: 'build/client' });
  let isPortal = false;
  const network = createServer((request, response) => {
    if (!isPortal) return site.emit('request', request, response);
    const headers = { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' };
    return response.writeHead(200, headers).end('<!doctype html><title>Sign in</title>');
  });

  test.beforeAll(() => new Promise<void>((resolve) => network.listen(0, resolve)));
  test.afterAll(() => {
    network.close();
    network.closeAllConnections();
  });

  test('nothing of it is kept: the visitor sees it, and later the site as before', async ({
    page,
    context,
  }) => {
    const address = `http://localhost:${(network.address() as AddressInfo).port}`;
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
