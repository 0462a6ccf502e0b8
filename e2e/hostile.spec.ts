// The hostile suite in a real browser: what the tests in `hostile` try piece by piece, all at once. Nothing runs,
// nothing is asked of another host, and every page stands.
import type { Page } from '@playwright/test';
import { collectionKeys } from '../app/content/collections.ts';
import { storageKey } from '../app/store/keys.ts';
import { corruptions } from '../hostile/corruptions.ts';
import { groups } from '../hostile/payloads.ts';
import { contentOf } from '../hostile/specimen.ts';
import { type Screen, signedIn } from './admin/support.ts';
import { expectNoSidewaysScroll, open, openTop } from './support/page.ts';
import { storedText } from './support/storage.ts';
import { expect, test } from './support/test.ts';

/** Pictures may well come from elsewhere: addresses that are in order would be fetched. */
const { addresses, sizes, ...hostile } = groups;
/** More would not fit into the storage of a browser, and Chromium takes its time to break them into lines. */
const LONG = 'very long words';
const GROUPS = {
  // Piece by piece, every field has had each of them: hostile/texts.test.ts.
  'scripts, markup, links and words': Object.values(hostile).flatMap(Object.values<string>),
  // A word is as wide as any screen long before its 2,000th letter.
  [LONG]: [sizes['a word of 200 letters'], sizes['a word of 10,000 letters'].slice(0, 2_000)],
};
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

/** Each of a kind of its own. */
const ADMIN: Screen[] = ['dashboard', 'blog', 'messages', 'settings'];
/** What long words could break besides: rows of lists, tables of fields, what stands side by side. */
const WIDE: Screen[] = [...ADMIN, 'projects', 'skills', 'chatbot', 'availability', 'translate'];

/** Puts texts into the storage before a page of the site is opened. */
async function put(page: Page, texts: Record<string, string>) {
  // Any file will do, and this one is small.
  await page.goto('/robots.txt');
  await page.evaluate((all) => {
    localStorage.clear();
    for (const [name, text] of Object.entries(all)) localStorage.setItem(name, text);
  }, texts);
}

/** One heading, one main part, no message of a failure, nothing that ran or sticks out. */
async function expectWhole(page: Page, what: string) {
  await expect(page.locator('main h1'), what).toHaveCount(1);
  await expect(page.getByRole('main'), what).toBeVisible();
  await expect(page.getByText('Unexpected Application Error'), what).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in globalThis), what).toBe(false);
  await expectNoSidewaysScroll(page);
}

test.beforeEach(async ({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog says ${dialog.message()}`);
  });
});

test.describe('hostile texts in every field', () => {
  // Paths of the site that are none, as the source of a picture.
  test.use({ expectedProblem: /status of 40[04]/ });

  for (const [name, group] of Object.entries(GROUPS)) {
    test(`${name}: every page stands, and nothing runs`, async ({ page }) => {
      const texts: string[] = Object.values(group);
      let at = 0;
      const content = contentOf((path) =>
        path.endsWith('.slug') ? 'hostile' : (texts[at++ % texts.length] ?? ''),
      );
      const items = collectionKeys.map((key) => [storageKey(key), storedText(key, content[key])]);
      await put(page, Object.fromEntries(items));
      await page.setViewportSize(PHONE);
      await open(page);
      await expectWhole(page, 'the landing page');
      await page.getByRole('button', { name: 'Open the assistant' }).click();
      const assistant = page.getByRole('region', { name: 'Assistant' });
      const questions = assistant.getByRole('list', { name: 'Suggested questions' });
      await questions.getByRole('button').first().click();
      await expect(assistant.getByRole('listitem')).toHaveCount(3);
      await expectWhole(page, 'the assistant');
      await page.setViewportSize(DESKTOP);
      await expectWhole(page, 'the landing page');
      await openTop(page, '/blog');
      await expectWhole(page, 'the list of posts');
      await openTop(page, '/blog/hostile');
      await expectWhole(page, 'a post');
      for (const screen of name === LONG ? WIDE : ADMIN) {
        await page.goto(`/admin/${screen}`);
        await expectWhole(page, screen);
      }
    });
  }
});

test.describe('a storage that is spoiled', () => {
  test.use({ expectedProblem: /could not be read/ });

  /** Megabytes under every name do not fit. */
  const ways = Object.entries(corruptions).filter(([way]) => way !== 'megabytes of spaces');

  // Each collection in each way: hostile/storage.test.ts. Here all at once, each begins with another way.
  test('every page stands on it, whatever spoiled it', async ({ page }) => {
    for (const first of [0, 7]) {
      const texts = collectionKeys.map((key, at) => {
        const [, spoil] = ways[(first + at) % ways.length] ?? [];
        return [storageKey(key), spoil?.(key) ?? ''];
      });
      const what = `with ${ways[first]?.[0]} first`;
      await put(page, Object.fromEntries([...texts, ['portfolio.outbox.1', texts[0]?.[1]]]));
      await openTop(page);
      await expectWhole(page, `/ ${what}`);
      await page.evaluate(() => localStorage.removeItem('portfolio.auth'));
      await page.goto('/admin/dashboard');
      await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible();
    }
  });
});

test('a browser that refuses its storage shows every page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  for (const path of ['/', '/blog']) {
    await openTop(page, path);
    await expectWhole(page, path);
  }
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('a browser without any room left shows every page, the editors too', async ({ page }) => {
  await signedIn(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await openTop(page);
  await expectWhole(page, '/');
  for (const screen of ['dashboard', 'blog']) {
    await page.goto(`/admin/${screen}`);
    await expectWhole(page, screen);
  }
});
