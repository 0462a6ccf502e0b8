// Pages and dialogs in other languages: nothing left in English, nothing cut off, nothing overflowing. That every
// page is translated into every language is read from the documents themselves: app/prerendered.test.tsx.
import type { Locator, Page } from '@playwright/test';
import type { Language } from '../app/i18n/languages.ts';
import { directionOf } from '../app/i18n/languages.ts';
import { languages } from '../app/i18n/left-in-english.ts';
import { expectNoViolations } from './support/axe.ts';
import { asksOnce, breakChunk } from './support/chunks.ts';
import { clipped, cutWords, untranslated } from './support/languages.ts';
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

/** Longer than any screen is wide. */
const NOWHERE = `/${'long'.repeat(60)}`;

/** The other pages, and what stands on each of them in every language. The last is the list: it is gone on with. */
const PAGES: Record<string, (page: Page) => Locator> = {
  [NOWHERE]: (page) => page.getByText(NOWHERE),
  '/blog/missing': (page) => page.getByRole('main').locator('a[href$="/blog"]'),
  '/blog/first': (page) => page.getByRole('heading', { level: 1, name: post.title }),
  '/blog': (page) => page.getByRole('main').getByRole('link', { name: post.title }),
};

/** The narrowest window is that of a desktop at 400 %. */
const WIDTHS = [1280, 320];

async function visit(page: Page, path: string, language: Language) {
  await page.goto(language === 'en' ? path : `/${language}${path}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
}

async function check(page: Page, language: Language) {
  expect(await untranslated(page, language)).toEqual([]);
  expect(await clipped(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
}

async function checkWidths(page: Page, language: Language) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await check(page, language);
  }
}

/** How high the lines of the post's title are, for its letters. */
function linesOfTitle(page: Page): Promise<number> {
  return page.getByText(post.title, { exact: true }).evaluate((element) => {
    const { lineHeight, fontSize } = getComputedStyle(element);
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  });
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
  await checkWidths(page, language);
  if (LOOKED_AT_CLOSELY.includes(language)) await look(page, language, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

// Each test looks at whole pages several times; nothing in them is timed.
test.describe.configure({ timeout: 120_000 });

for (const language of WALKED_THROUGH) {
  const isLookedAtClosely = LOOKED_AT_CLOSELY.includes(language);

  test(`${language}: the landing page and its dialog at 1280 and 320 px, and no other language is fetched`, async ({
    page,
  }) => {
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const name = /\/assets\/(ur|de|fr|it|ar)-/.exec(request.url())?.[1];
      if (name) fetched.add(name);
    });
    await store(page, 'theme', 'dark');
    await store(page, 'blogPosts', [post]);
    await visit(page, '/', language);
    await awake(page);
    await expect(page.locator('#blog').getByRole('link', { name: post.title })).toBeVisible();
    await checkWidths(page, language);
    if (isLookedAtClosely) {
      // A narrow window has the smallest targets, and hides what a wide one shows: one language for each.
      if (language === 'en') await page.setViewportSize({ width: 1280, height: 800 });
      await look(page, language);
    }
    await lookAtDialog(page, language, () => page.locator('#contact button').first().click());
    expect([...fetched]).toEqual(language === 'en' ? [] : [language]);
  });

  test.describe(() => {
    // The browser itself reports that an unknown page was not found.
    test.use({ expectedProblem: /status of 404/ });

    test(`${language}: the other pages at 1280 and 320 px, and dialogs, menu and assistant`, async ({
      page,
    }) => {
      await store(page, 'theme', 'dark');
      await store(page, 'blogPosts', [post]);
      for (const [path, mark] of Object.entries(PAGES)) {
        await test.step(path, async () => {
          await visit(page, path, language);
          await awake(page);
          await expect(mark(page)).toBeVisible();
          await checkWidths(page, language);
          if (isLookedAtClosely) await look(page, language);
          // Urdu needs twice the room between its lines; a title in Latin letters keeps its own.
          if (language === 'ur' && ['/blog/first', '/blog'].includes(path))
            expect(await linesOfTitle(page)).toBeCloseTo(1.12, 2);
        });
      }
      // They are the same on every page; around them, the list of posts has the least to look at.
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
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  const others = languages.filter((language) => !WALKED_THROUGH.includes(language));
  test(`${others.join(', ')}: the landing page at 1280 and 320 px`, async ({ page }) => {
    for (const language of others) {
      await test.step(language, async () => {
        await visit(page, '/', language);
        await page.evaluate(() => document.fonts.ready);
        await checkWidths(page, language);
      });
    }
  });

  test('no word and no figure of the landing page is cut in two, on a desktop or the narrowest phone', async ({
    page,
  }) => {
    for (const language of languages) {
      await test.step(language, async () => {
        await visit(page, '/', language);
        await page.evaluate(() => document.fonts.ready);
        for (const width of [1280, 360, 320]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await cutWords(page), `at ${width} px`).toEqual([]);
        }
      });
    }
  });
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
    if (await asksOnce(page)) await notice.getByRole('button').click();
    else await page.locator('main').click();
    await expect(notice).toBeHidden();
    await awake(page);
    expect(await untranslated(page, 'fr')).toEqual([]);
  });
});
