// What the landing page asks for by itself, and what only when it is needed.
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { REQUESTS_MAX } from '../scripts/budget.mjs';
import { chunkName, firstLoad, idleLoad } from '../scripts/first-load.mjs';
import { dialogOf, openDialog } from './support/consultation.ts';
import { post } from './support/content.ts';
import { PHONE } from './support/page.ts';
import { store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const CLIENT = 'build/client';
/** The name of a chunk of each kind that a first visit does without. */
const LATER = {
  admin: 'start',
  'inbox and gate': 'local-admin',
  markdown: 'markdown',
  calendar: 'booking',
  carousel: 'embla-carousel.esm',
  chat: 'chat-panel',
  'chat texts': 'en-chat',
  toasts: 'toaster',
  schemas: 'schemas',
  'what saves': 'local-code',
};
/** What wakes the rest of the page when the browser has nothing else to do. */
const IDLE = ['sections', 'footer'];

/** The addresses that the page has asked for so far. */
function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) urls.push(request.url());
  });
  return urls;
}

/** Opens the landing page and touches nothing until it is quiet. */
async function visit(page: Page) {
  await page.goto('/');
  await expect(page.locator('[data-site] > [data-awaits]')).toHaveCount(0);
  // What the page does by itself it has begun when the browser has nothing to do for a second time.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  await page.waitForLoadState('networkidle');
}

const namesOf = (urls: string[]) => urls.map(chunkName);

test('the build has a chunk of every kind that the landing page does not load at first', () => {
  const names = readdirSync(`${CLIENT}/assets`).map(chunkName);
  expect(names).toEqual(expect.arrayContaining([...Object.values(LATER), ...IDLE]));
});

/** Opens the landing page, and gives what it asks for from then on, too. */
async function expectNothingEarly(page: Page, origin: string | undefined): Promise<string[]> {
  const urls = requestsOf(page);
  await visit(page);
  const names = namesOf(urls);
  expect(names).toContain('entry.client');
  expect(names.filter((name) => Object.values(LATER).includes(name))).toEqual([]);
  // How far ahead a lazy picture is fetched is the browser's decision.
  const first = urls.filter((url) => !url.includes('/images/projects/'));
  expect(first.length).toBeLessThanOrEqual(REQUESTS_MAX);
  expect(urls.filter((url) => new URL(url).origin !== origin)).toEqual([]);

  // The size check knows everything that was asked for.
  const loaded = await firstLoad({ client: CLIENT });
  const idle = await idleLoad({ client: CLIENT, loaded });
  const counted = [...loaded, ...idle].map(({ file }) => basename(file));
  const asked = first.map((url) => basename(new URL(url).pathname) || 'index.html');
  expect(asked.filter((file) => !counted.includes(file))).toEqual([]);
  return urls;
}

test('the landing page loads no admin, markdown, calendar, carousel, chat or schema code before it is needed, and the rest arrives when the visitor comes near it or opens it', async ({
  page,
  baseURL,
}) => {
  const urls = await expectNothingEarly(page, baseURL);
  await page.locator('#testimonials').scrollIntoViewIfNeeded();
  await expect.poll(() => namesOf(urls)).toContain(LATER.carousel);
  await page.locator('#schedule').scrollIntoViewIfNeeded();
  await expect.poll(() => namesOf(urls)).toContain(LATER.calendar);
  await expect(page.locator('#schedule').getByRole('grid')).toBeVisible();
  // What a press is likely to ask for is there before it.
  const asked = urls.length;
  await openDialog(page);
  await dialogOf(page).press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy' }).click();
  await expect(page.getByRole('dialog', { name: 'Privacy' })).toBeVisible();
  expect(namesOf(urls.slice(asked))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  await expect.poll(() => namesOf(urls)).toContain(LATER.chat);
  await expect.poll(() => namesOf(urls)).toContain(LATER['chat texts']);
});

test.describe('a phone', () => {
  test.use(PHONE);

  test('loads nothing before it is needed either', async ({ page, baseURL }) => {
    await expectNothingEarly(page, baseURL);
  });
});

test('markdown arrives with an article, the admin in the admin', async ({ page }) => {
  await store(page, 'blogPosts', [post('first', '2025-06-30T00:00:00.000Z')]);
  const urls = requestsOf(page);
  await page.goto('/blog/first');
  await expect.poll(() => namesOf(urls)).toContain(LATER.markdown);
  expect(namesOf(urls)).not.toContain(LATER.admin);
  await page.goto('/admin');
  await expect.poll(() => namesOf(urls)).toContain(LATER.admin);
});
