// The page follows what the visitor needs: small windows, large text, their own colours.
import type { Locator, Page } from '@playwright/test';
import { openScreen } from './admin/support.ts';
import { post, project } from './support/content.ts';
import { clipped } from './support/languages.ts';
import { expectNoSidewaysScroll, open, openTop } from './support/page.ts';
import { store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

async function expectFits(page: Page) {
  await expectNoSidewaysScroll(page);
  expect(await clipped(page)).toEqual([]);
}

const background = (control: Locator) =>
  control.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Whether the years of experience lie on the portrait of a phone. */
function isFaceCovered(page: Page): Promise<boolean> {
  return page.locator('#home').evaluate((hero) => {
    const [face, badge] = ['img', '.hero-badge'].map((part) =>
      hero.querySelector(part)?.getBoundingClientRect(),
    );
    return !face || !badge || badge.top < face.bottom;
  });
}

const posts = [post('first', '2026-01-02T00:00:00.000Z')];
const PATHS = ['/', '/blog', '/blog/first'];

// A phone on its side, and a small laptop at 200 %.
test.describe('in a low window', () => {
  test.use({ viewport: { width: 640, height: 360 } });

  test('the years of experience stand beside the face, and a long technology stays in its card', async ({
    page,
  }) => {
    const long = { technologies: ['Microsoft Azure Cognitive Services'] };
    await store(
      page,
      'projects',
      [1, 2, 3].map((at) => ({ ...project(at), ...long })),
    );
    await openTop(page);
    const box = async (inHero: Locator) => (await inHero.boundingBox()) ?? { x: 0, width: 0 };
    const hero = page.locator('#home');
    const portrait = await box(hero.getByRole('img'));
    const badge = await box(hero.getByText('of experience').locator('..'));
    expect(badge.x).toBeGreaterThanOrEqual(portrait.x + portrait.width);
    const cards = page.locator('#projects').getByRole('article');
    // Until they are there, the built-in ones are.
    await expect(cards).toHaveCount(3);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const card of await cards.all()) {
        expect(await card.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
      }
    }
  });
});

// A window of 1280 by 1024 px at 400 %: the narrowest that has to work. The walk through all languages
// (languages.spec.ts) and the admin's own (admin/accessibility.spec.ts) look at every page in it.
test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('a dialog can be read, scrolled and left, and what is chosen shows in any colours', async ({
    page,
  }) => {
    await open(page);
    await page.getByRole('button', { name: 'Start Project' }).click();
    const dialog = page.getByRole('dialog');
    await expectFits(page);
    // Its head leaves the window to the form.
    await dialog.getByLabel('Company').scrollIntoViewIfNeeded();
    await page.mouse.move(160, 128);
    await page.mouse.wheel(0, 200);
    await expect(dialog.getByRole('heading')).not.toBeInViewport();
    await dialog
      .getByRole('button', { name: /^(Send|Submit|Request|Book)/ })
      .scrollIntoViewIfNeeded();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();

    // In the visitor's own colours what is chosen stands out, and a button has an edge.
    await page.emulateMedia({ forcedColors: 'active' });
    const filter = (isChosen: boolean) =>
      page.locator(`#projects [aria-pressed="${isChosen}"]`).first();
    expect(await background(filter(true))).not.toBe(await background(filter(false)));
    const button = page.getByRole('button', { name: 'Start Project' });
    const edge = await button.evaluate((element) => getComputedStyle(element).borderTopColor);
    expect(edge).not.toBe(await background(page.locator('body')));
  });
});

test('with text at 200 % nothing is cut off, on a phone and on a desktop', async ({ page }) => {
  await store(page, 'blogPosts', posts);
  for (const path of PATHS) {
    await open(page, path);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFits(page);
    }
    if (path === '/') expect(await isFaceCovered(page)).toBe(false);
  }
});

test.describe("in the visitor's own colours", () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('a switch of the admin shows where it stands', async ({ page }) => {
    await openScreen(page, 'sections');
    const toggle = page.getByRole('switch', { name: 'Skills: Portfolio' });
    const on = await background(toggle);
    await toggle.uncheck();
    expect(await background(toggle)).not.toBe(on);
  });
});
