// Code that does not arrive never takes away what stands on the page: the text stays, the reason shows, and a retry
// works. Where a browser asks for a module only once, it is said that a new page is needed, and that one has it.

import type { Page } from '@playwright/test';
import { sectionIds } from '../app/content/sections.ts';
import { expectNoViolations } from './support/axe.ts';
import {
  asksOnce,
  breakChunk,
  chunkAddress,
  FAULTS,
  type Fault,
  notice,
  pressOn,
} from './support/chunks.ts';
import { post } from './support/content.ts';
import { contactOf, fillContact, fillInquiry, inquiryOf } from './support/forms.ts';
import { awake } from './support/page.ts';
import { saved, store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedProblem: /Failed to (load resource|fetch)|net::ERR|MIME type/ });

/** What stands on the landing page without any code. */
async function expectWholeText(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main section[id]')).toHaveCount(sectionIds.length - 1);
  await expect(page.getByText('Unexpected Application Error')).toBeHidden();
}

const assistant = (page: Page) => page.getByRole('button', { name: 'Open the assistant' });
const question = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

/** What makes the landing page ask for a chunk, and how to see that it has come: one after the other. */
const LANDING: Record<
  string,
  { fault: Fault; need: (page: Page) => Promise<void>; seen: (page: Page) => Promise<void> }
> = {
  footer: {
    fault: 'abort',
    need: async (page) => void (await page.goto('/')),
    seen: awake,
  },
  'chat-panel': {
    fault: '404',
    need: (page) => assistant(page).click(),
    // It shows at the next press, which asks for its words.
    seen: async () => {},
  },
  'en-chat': {
    fault: 'html',
    need: (page) => assistant(page).click(),
    async seen(page) {
      await expect(question(page)).toBeVisible();
      await page.getByRole('button', { name: 'Close the assistant' }).click();
      await expect(question(page)).toBeHidden();
    },
  },
  toaster: {
    fault: 'abort',
    async need(page) {
      await fillInquiry(inquiryOf(page));
      await inquiryOf(page).getByRole('button', { name: 'Send Inquiry' }).click();
      // It is said all the same.
      await expect(page.getByText('Inquiry Sent!')).toBeVisible();
    },
    seen: (page) =>
      expect(page.getByRole('listitem').filter({ hasText: 'Inquiry Sent!' })).toBeVisible(),
  },
};

// Which fault meets which chunk makes no difference to our code; every kind is met often enough.
test('the landing page without one part after the other, and what comes when the network is back needs no press', async ({
  page,
  context,
}) => {
  for (const [name, { fault, need, seen }] of Object.entries(LANDING)) {
    await test.step(`without its ${name} (${fault})`, async () => {
      const broken = await breakChunk(page, name, fault);
      await need(page);
      await expect(notice(page)).toContainText('A part of this page could not be loaded.');
      await expectWholeText(page);
      await broken.mend();
      const isNew = await pressOn(page);
      await expect(notice(page)).toBeHidden();
      if (isNew && name !== 'chat-panel') await need(page);
      await seen(page);
    });
  }
  await test.step('without a connection', async () => {
    await context.setOffline(true);
    await page.locator('#schedule').scrollIntoViewIfNeeded();
    await expect(notice(page)).toContainText('You are offline.');
    await expectWholeText(page);
    await context.setOffline(false);
    if (await asksOnce(page)) {
      await pressOn(page);
      await page.locator('#schedule').scrollIntoViewIfNeeded();
    }
    await expect(page.locator('#schedule').getByRole('grid')).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });
});

/** Each chunk is broken before the press that mends the last one: what is loaded anew is the next broken page. */
async function expectToRecover(page: Page, path: string, text: string, chunks: string[]) {
  let go = async () => void (await page.goto(path));
  for (const [at, name] of chunks.entries()) {
    const fault = FAULTS[at % FAULTS.length] ?? 'abort';
    await test.step(`without its ${name} (${fault})`, async () => {
      const broken = await breakChunk(page, name, fault);
      await go();
      await expect(notice(page)).toContainText('A part of this page could not be loaded.');
      // The admin has nothing to show without code.
      if (!path.startsWith('/admin'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
      await broken.mend();
    });
    go = async () => {
      const reloaded = page.waitForEvent('load');
      // Nothing but the click: what is missing is asked for when a pointer goes down, and may come before it goes up.
      await notice(page).getByRole('button').dispatchEvent('click');
      await reloaded;
    };
  }
  await pressOn(page);
  await expect(page.getByRole('heading', { name: text })).toBeVisible();
  await expect(notice(page)).toBeHidden();
}

test('the landing page without its first scripts', async ({ page }) => {
  await expectToRecover(page, '/', 'Hamza Qureshi', ['react', 'entry.client']);
});

test('the login without one script after the other', async ({ page }) => {
  const chunks = ['entry.client', 'start', 'login-page'];
  await expectToRecover(page, '/admin/login', 'Admin Portal', chunks);
});

test('the blog without one script after the other, and a dialog whose code has not come opens when it has', async ({
  page,
}) => {
  await expectToRecover(page, '/blog', 'Blog', ['entry.client', 'blog-list-page']);
  await awake(page);
  await test.step('without the code of its dialogs (404)', async () => {
    const broken = await breakChunk(page, 'sections', '404');
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Start Project' });
    await opener.click();
    await expect(notice(page)).toContainText('A part of this page could not be loaded.');
    await broken.mend();
    await pressOn(page);
    await expect(notice(page)).toBeHidden();
    await opener.click();
    await expect(page.getByRole('dialog', { name: 'Schedule a Free Consultation' })).toBeVisible();
  });
});

test('a post of this browser without the code that reads it', async ({ page }) => {
  await store(page, 'blogPosts', [
    post('mine', '2026-01-01T00:00:00.000Z', { content: 'The *text*.' }),
  ]);
  const broken = await breakChunk(page, 'article-body', '404');
  await page.goto('/blog/mine');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post mine');
  await expect(notice(page)).toBeVisible();
  await broken.mend();
  await pressOn(page);
  await expect(page.getByText('The text.')).toBeVisible();
});

test('a form whose code does not arrive keeps what was typed, says why, and is sent afterwards', async ({
  page,
}) => {
  const broken = await breakChunk(page, 'sections', '404');
  await page.goto('/');
  await expect(notice(page)).toContainText('A part of this page could not be loaded.');
  await expectWholeText(page);
  await fillContact(contactOf(page));
  await contactOf(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(contactOf(page).getByLabel('First Name')).toHaveValue('Ada');
  await expect(page).toHaveURL('/');
  await broken.mend();
  if (await pressOn(page)) {
    await fillContact(contactOf(page));
    await contactOf(page).getByRole('button', { name: 'Send Message' }).click();
  }
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect(notice(page)).toBeHidden();
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
  await pressOn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Hopper');
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
