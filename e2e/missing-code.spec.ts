// Code that does not arrive never takes away what stands on the page: the text stays, the reason shows, and a retry
// works.

import type { Page } from '@playwright/test';
import { sectionIds } from '../app/content/sections.ts';
import { expectNoViolations } from './support/axe.ts';
import { breakChunk, chunkAddress, FAULTS } from './support/chunks.ts';
import { post } from './support/content.ts';
import { contactOf, fillContact } from './support/forms.ts';
import { awake } from './support/page.ts';
import { saved, store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedProblem: /Failed to (load resource|fetch)|net::ERR|MIME type/ });

const notice = (page: Page) => page.getByRole('alert').filter({ visible: true });
const retry = (page: Page) => notice(page).getByRole('button', { name: 'Try again' });

/** What makes the landing page ask for a chunk, and how to see that it has come. */
const LANDING: Record<
  string,
  { need: (page: Page) => Promise<void>; seen: (page: Page) => Promise<void> }
> = {
  sections: { need: async () => {}, seen: awake },
  footer: { need: async () => {}, seen: awake },
  'chat-panel': {
    need: (page) => page.getByRole('button', { name: 'Open the assistant' }).click(),
    seen: async (page) => {
      await page.getByRole('button', { name: 'Open the assistant' }).click();
      await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
    },
  },
  'en-chat': {
    need: (page) => page.getByRole('button', { name: 'Open the assistant' }).click(),
    seen: (page) => expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible(),
  },
  booking: {
    need: (page) => page.locator('#schedule').scrollIntoViewIfNeeded(),
    seen: (page) => expect(page.locator('#schedule').getByRole('grid')).toBeVisible(),
  },
  toaster: {
    async need(page) {
      await fillContact(contactOf(page));
      await contactOf(page).getByRole('button', { name: 'Send Message' }).click();
      // It is said all the same.
      await expect(page.getByText('Message Sent!')).toBeVisible();
    },
    seen: (page) =>
      expect(page.getByRole('listitem').filter({ hasText: 'Message Sent!' })).toBeVisible(),
  },
};

for (const [at, [name, { need, seen }]] of Object.entries(LANDING).entries()) {
  // Which fault meets which chunk makes no difference to our code; every kind is met often enough.
  const fault = FAULTS[at % FAULTS.length] ?? 'abort';

  test(`the landing page without its ${name} (${fault})`, async ({ page }) => {
    const broken = await breakChunk(page, name, fault);
    await page.goto('/');
    await need(page);
    await expect(notice(page)).toContainText('A part of this page could not be loaded.');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main section[id]')).toHaveCount(sectionIds.length - 1);
    await expect(page.getByText('Unexpected Application Error')).toBeHidden();
    await broken.mend();
    await retry(page).click();
    await expect(notice(page)).toBeHidden();
    await seen(page);
  });
}

const PAGES: Record<string, { path: string; text: string; chunks: string[] }> = {
  'the landing page': { path: '/', text: 'Hamza Qureshi', chunks: ['react', 'entry.client'] },
  'the blog': { path: '/blog', text: 'Blog', chunks: ['entry.client', 'blog-list-page'] },
  'the login': {
    path: '/admin/login',
    text: 'Admin Portal',
    chunks: ['entry.client', 'start', 'login-page'],
  },
};

for (const [title, { path, text, chunks }] of Object.entries(PAGES)) {
  for (const [at, name] of chunks.entries()) {
    const fault = FAULTS[at % FAULTS.length] ?? 'abort';
    test(`${title} without its ${name} (${fault})`, async ({ page }) => {
      const broken = await breakChunk(page, name, fault);
      await page.goto(path);
      await expect(notice(page)).toContainText('A part of this page could not be loaded.');
      // The admin has nothing to show without code.
      if (!path.startsWith('/admin'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
      await broken.mend();
      await notice(page).getByRole('button').click();
      await expect(page.getByRole('heading', { name: text })).toBeVisible();
      await expect(notice(page)).toBeHidden();
    });
  }
}

test('a post of this browser without the code that reads it', async ({ page }) => {
  await store(page, 'blogPosts', [
    post('mine', '2026-01-01T00:00:00.000Z', { content: 'The *text*.' }),
  ]);
  const broken = await breakChunk(page, 'article-body', '404');
  await page.goto('/blog/mine');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post mine');
  await expect(notice(page)).toBeVisible();
  await broken.mend();
  await retry(page).click();
  await expect(page.getByText('The text.')).toBeVisible();
});

test('a form whose code does not arrive keeps what was typed, says why, and is sent afterwards', async ({
  page,
}) => {
  const broken = await breakChunk(page, 'sections', '404');
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  await fillContact(contactOf(page));
  await contactOf(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(contactOf(page).getByLabel('First Name')).toHaveValue('Ada');
  await expect(page).toHaveURL('/');
  await broken.mend();
  await retry(page).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  expect(await saved(page, 'messages')).toHaveLength(1);
});

test('what this browser has saved takes its place as soon as the code that reads it has come', async ({
  page,
}) => {
  await store(page, 'about', { name: 'Grace Hopper' });
  const broken = await breakChunk(page, 'local-code', '404');
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hamza Qureshi');
  await broken.mend();
  await retry(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Hopper');
});

test('a dialog whose code has not come opens when it has', async ({ page }) => {
  const broken = await breakChunk(page, 'sections', '404');
  await page.goto('/blog');
  await awake(page);
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Start Project' });
  await opener.click();
  await expect(notice(page)).toContainText('A part of this page could not be loaded.');
  await broken.mend();
  await retry(page).click();
  await expect(notice(page)).toBeHidden();
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Schedule a Free Consultation' })).toBeVisible();
});

test('an old tab after a redeploy opens its dialogs, and says how to go on with the rest', async ({
  page,
}) => {
  await page.goto('/');
  await awake(page);
  await page.route(chunkAddress('chat-panel'), (route) => route.fulfill({ status: 404 }));
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/data-build="[^"]*"/, 'data-build="newer"');
    await route.fulfill({ response, body: html });
  });
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy' }).click();
  await expect(page.getByRole('dialog', { name: 'Privacy' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  await expect(notice(page)).toContainText('This site was updated since you opened it.');
  await page.unroute(chunkAddress('chat-panel'));
  await notice(page).getByRole('button', { name: 'Reload the page' }).click();
  await expect(notice(page)).toBeHidden();
  await awake(page);
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
});

test('what comes when the network is back needs no press', async ({ page, context }) => {
  await page.goto('/');
  await awake(page);
  await context.setOffline(true);
  await page.locator('#schedule').scrollIntoViewIfNeeded();
  await expect(notice(page)).toContainText('You are offline.');
  await context.setOffline(false);
  await expect(page.locator('#schedule').getByRole('grid')).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test.describe('code that fails', () => {
  test.use({ expectedProblem: /It broke/ });

  test('a page that cannot be drawn says why, in the hand of the site', async ({ page }) => {
    await page.route(chunkAddress('blog-list-page'), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new Error("It broke."); };',
      }),
    );
    await page.goto('/blog');
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible();
    await expect(page.getByText('It broke.')).toBeVisible();
    // The styles that lay within the page have not gone with it.
    const star = await page.locator('main svg').boundingBox();
    expect(star?.width).toBe(64);
    await expectNoViolations(page, { within: 'main' });
    await page.unroute(chunkAddress('blog-list-page'));
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  });
});
