// The worker of a site on a server: without a connection it shows what was visited, with one never anything older.
import type { Page } from '@playwright/test';

import { builtInContent } from '../../app/content/built-in.ts';
import { post } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

test.use({
  serviceWorkers: 'allow',
  // What cannot be reached is logged by the browser itself.
  expectedProblem: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/,
});

/** Until the worker has kept the page as it is now. */
async function kept(page: Page, text: string) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const read = () => page.evaluate(async () => (await (await caches.match('/'))?.text()) ?? '');
  await expect.poll(read).toContain(text);
}

const heading = (name: string) => ({ level: 1, name: new RegExp(name) }) as const;

test('a page that was visited opens without a connection, and shows what is new with one', async ({
  page,
  context,
  site,
}) => {
  const { about } = builtInContent;
  const newest = post('newest', '2025-03-14');
  await site?.save('blogPosts', [newest, post('older', '2025-03-13')]);
  await page.goto('/');
  await kept(page, about.name);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', heading(about.name))).toBeVisible();

  await context.setOffline(false);
  await site?.save('about', { ...about, name: 'Grace Hopper' });
  await page.reload();
  await expect(page.getByRole('heading', heading('Grace Hopper'))).toBeVisible();
  await kept(page, 'Grace Hopper');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', heading('Grace Hopper'))).toBeVisible();

  // What was never visited says why it is not there, also where the browser takes any network for a connection.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
  });
  for (const slug of ['never-visited', newest.slug]) {
    await page.goto(`/blog/${slug}`);
    await expect(
      page.getByText('this article has not been opened on this device yet'),
    ).toBeVisible();
  }
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();

  // The API and the admin are left to the network.
  await context.setOffline(false);
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  const paths = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(paths.filter((path) => /^\/(api|admin)/.test(path))).toEqual([]);
  expect(paths).toContain('/');
  await context.setOffline(true);
  await expect(page.goto('/admin/login')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
