// Pages and dialogs in other languages: nothing left in English, nothing cut off, nothing overflowing. That every
// page is translated into every language is read from the documents themselves: app/prerendered.test.tsx.
import type { Page } from '@playwright/test';
import type { Language } from '../app/i18n/languages.ts';
import { directionOf } from '../app/i18n/languages.ts';
import { languages } from '../app/i18n/left-in-english.ts';
import { expectNoViolations } from './support/axe.ts';
import { breakChunk } from './support/chunks.ts';
import { clipped, untranslated } from './support/languages.ts';
import { awake, expectNoSidewaysScroll } from './support/page.ts';
import { store, wear } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const post = {
  id: '1',
  slug: 'first',
  title: 'Première نظر 1',
  excerpt: '',
  content: '# x\n\n`code`',
  date: '2026-01-02T00:00:00.000Z',
  published: true,
  featured: false,
  tags: [],
  coverImage: '',
  author: '',
};

/**
 * One for each direction of writing: the others differ in their words, not in colours and structure. Colours are those
 * of the first, in both themes.
 */
const LOOKED_AT_CLOSELY: Language[] = ['en', 'ur'];

/** And the one with the longest words. */
const WALKED_THROUGH: Language[] = [...LOOKED_AT_CLOSELY, 'de'];

/** The narrowest window is that of a desktop at 400 %. */
const WIDTHS = [1280, 320];

async function visit(page: Page, path: string, language: Language) {
  await store(page, 'language', language);
  await store(page, 'theme', 'dark');
  await store(page, 'blogPosts', [post]);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
  await awake(page);
}

async function check(page: Page, language: Language) {
  expect(await untranslated(page, language)).toEqual([]);
  expect(await clipped(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
}

async function look(page: Page, language: Language, within?: string) {
  const place = within ? { within } : {};
  if (language !== 'en') return expectNoViolations(page, { ...place, only: 'structure' });
  await wear(page, 'light');
  await expectNoViolations(page, place);
  await wear(page, 'dark');
  await expectNoViolations(page, { ...place, only: 'colors' });
}

/** The code of a dialog comes with the first press. */
async function lookAtDialog(page: Page, language: Language, press: () => Promise<void>) {
  await press();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await check(page, language);
  }
  if (LOOKED_AT_CLOSELY.includes(language)) await look(page, language, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

// Each test looks at whole pages several times; nothing in them is timed.
test.describe.configure({ timeout: 120_000 });

for (const language of languages) {
  const isLookedAtClosely = LOOKED_AT_CLOSELY.includes(language);

  test(`${language}: the landing page and its dialog at 1280 and 320 px`, async ({ page }) => {
    await visit(page, '/', language);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await check(page, language);
    }
    if (isLookedAtClosely) {
      // A narrow window has the smallest targets, and hides what a wide one shows.
      await expectNoViolations(page, { only: 'structure' });
      await page.setViewportSize({ width: 1280, height: 800 });
      await look(page, language);
    }
    if (!WALKED_THROUGH.includes(language)) return;
    await lookAtDialog(page, language, () => page.locator('#contact button').first().click());
  });

  if (!WALKED_THROUGH.includes(language)) continue;

  test.describe(() => {
    // The browser itself reports that an unknown page was not found.
    test.use({ expectedProblem: /status of 404/ });

    test(`${language}: the other pages at 1280 and 320 px`, async ({ page }) => {
      for (const path of ['/blog', '/blog/first', '/blog/missing', '/nowhere']) {
        await visit(page, path, language);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await check(page, language);
        }
        if (isLookedAtClosely) await look(page, language);
      }
    });
  });

  // They are the same on every page; around them, the list of posts has the least to look at.
  test(`${language}: dialogs, menu and assistant at 1280 and 320 px`, async ({ page }) => {
    await visit(page, '/blog', language);
    for (const at of [1, 2, 3]) {
      await lookAtDialog(page, language, () => page.locator('footer button').nth(at).click());
    }
    await page.locator('header button[aria-controls]').click();
    await check(page, language);
    if (isLookedAtClosely) await look(page, language, 'header');
    await page.keyboard.press('Escape');
    await page.locator('button[aria-expanded][data-tooltip]').click();
    await expect(page.locator('section ol[aria-live]')).toBeVisible();
    await check(page, language);
    if (isLookedAtClosely) await look(page, language, 'section:has(> form)');
  });
}

test('only the chosen language is fetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(ur|de|fr|it|ar)-/.exec(request.url())?.[1];
    if (name) fetched.push(name);
  });
  await visit(page, '/', 'de');
  expect([...new Set(fetched)]).toEqual(['de']);
});

test.describe('a language file that does not load', () => {
  test.use({ expectedProblem: /could not be loaded|Failed to load resource|preload/ });

  test('the page stays as it came, says so, and goes on when the file is there', async ({
    page,
  }) => {
    const { mend } = await breakChunk(page, 'fr', 'abort');
    await page.goto('/fr/');
    const notice = page.locator('#missing-code');
    await expect(notice).toBeVisible();
    expect(await untranslated(page, 'fr')).toEqual([]);
    await mend();
    await page.locator('main').click();
    await expect(notice).toBeHidden();
    await awake(page);
    expect(await untranslated(page, 'fr')).toEqual([]);
  });
});
