// Every way to a section ends at the section, below the header: at the first press, with whatever this browser has
// saved above it, while the page wakes and afterwards.
import type { Locator, Page } from '@playwright/test';
import { SECTIONS, sectionIds } from '../app/content/sections.ts';
import { post, project } from './support/content.ts';
import { awake, scrollTo } from './support/page.ts';
import { store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const ANCHORS = sectionIds.map((id) => SECTIONS[id].anchor);
const WIDTHS = [390, 1280];
const LONG = 'A long life is told in many words. '.repeat(120);

/** Far more than the page was made from, and posts that only this browser has. */
async function saveMuch(page: Page) {
  await store(page, 'about', { name: 'Hamza Qureshi', bio: LONG });
  await store(
    page,
    'projects',
    [1, 2, 3, 4, 5, 6].map((id) => project(id, { description: LONG.slice(0, 1500) })),
  );
  await store(
    page,
    'services',
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => ({
      id: `service_${id}`,
      title: `Service ${id}`,
      description: LONG.slice(0, 900),
      icon: 'Code2',
      price: 'From $1',
      features: ['One', 'Two'],
    })),
  );
  await store(page, 'blogPosts', [
    post('first', '2026-01-01T00:00:00.000Z', { excerpt: LONG.slice(0, 700) }),
    post('second', '2026-01-02T00:00:00.000Z'),
  ]);
}

/** How far the section is from its place below the header; 0 as well when the page cannot go further. */
function distance(page: Page, anchor: string): Promise<number> {
  return page.evaluate((id) => {
    const root = document.documentElement;
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    if (top === undefined) return Number.NaN;
    const place = Number.parseFloat(getComputedStyle(root).scrollPaddingTop);
    const isAtEnd = scrollY + innerHeight >= root.scrollHeight - 2;
    // The first section begins above the place that the header leaves.
    const isAtStart = scrollY === 0 && top <= place;
    return isAtStart || (isAtEnd && top >= place) ? 0 : Math.round(Math.abs(top - place));
  }, anchor);
}

async function expectLanded(page: Page, anchor: string) {
  await expect.poll(() => distance(page, anchor), anchor).toBeLessThanOrEqual(3);
  await awake(page);
  await expect.poll(() => distance(page, anchor), anchor).toBeLessThanOrEqual(3);
}

async function followAll(page: Page, links: Locator, before = async () => {}) {
  const count = await links.count();
  for (let at = 0; at < count; at += 1) {
    await before();
    const anchor = String(await links.nth(at).getAttribute('href')).split('#')[1] ?? '';
    await links.nth(at).click();
    await expectLanded(page, anchor);
  }
}

for (const width of WIDTHS) {
  for (const content of ['built-in', 'long saved'] as const) {
    test.describe(`${width} px, ${content} content`, () => {
      test.use({ viewport: { width, height: 800 } });

      test.beforeEach(async ({ page }) => {
        if (content === 'long saved') await saveMuch(page);
      });

      /** Every section is aimed at in either width; what takes a dialog or a page of its own is made in one of them. */
      const isOfThisWidth = (_: unknown, at: number) => (at % 2 === 0) === (width === 390);
      const menu = async (page: Page) => {
        if (width < 1024) await page.getByRole('button', { name: 'Open menu' }).click();
      };
      const items = (page: Page) =>
        page
          .getByRole('banner')
          .getByRole('navigation')
          .getByRole('link')
          .filter({ visible: true });

      const pressLast = async (page: Page) => {
        // On a smooth way there the page has the most time to change.
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.goto('/');
        await menu(page);
        await items(page).last().click();
        await expectLanded(page, 'contact');
        await page.emulateMedia({ reducedMotion: 'reduce' });
      };

      // Presses in these two of the four show what could break them.
      if ((width === 390) === (content === 'long saved')) {
        test('every item of the header, of the footer and of the site map leads to its section', async ({
          page,
        }) => {
          test.slow();
          await pressLast(page);
          await menu(page);
          await expect(items(page)).toHaveCount(content === 'built-in' ? 5 : 6);
          await page.keyboard.press('Escape');
          await followAll(page, items(page), () => menu(page));
          const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
          await expect(links).toHaveCount(6);
          await followAll(page, links);

          const places = page.getByRole('dialog').locator('a[href*="#"]');
          const openMap = async () => {
            await page.getByRole('contentinfo').getByRole('button', { name: 'Sitemap' }).click();
            await expect(places).toHaveCount(content === 'built-in' ? 13 : 14);
          };
          await openMap();
          const hrefs = await places.evaluateAll((all) =>
            all.map((each) => each.getAttribute('href')),
          );
          await page.keyboard.press('Escape');
          for (const href of hrefs.filter(isOfThisWidth)) {
            await openMap();
            await places.and(page.locator(`[href="${href}"]`)).click();
            await expectLanded(page, String(href).split('#')[1] ?? '');
          }
        });
      } else {
        test('the last item leads to its section at once after load', async ({ page }) => {
          await pressLast(page);
        });
      }

      if (content === 'long saved') {
        test('the addresses of sections open the page there', async ({ page }) => {
          for (const anchor of ANCHORS.filter(isOfThisWidth)) {
            // With a query of its own, or it would not be loaded anew.
            await page.goto(`/?${anchor}#${anchor}`);
            await expectLanded(page, anchor);
          }
        });
      }
    });
  }
}

test('who scrolls on by themselves is not brought back', async ({ page }) => {
  await page.goto('/#skills');
  await expectLanded(page, 'skills');
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => distance(page, 'skills')).toBeGreaterThan(300);
  // Something above grows.
  await page.locator('#about').evaluate((about) => {
    about.style.paddingBlockEnd = '40rem';
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await distance(page, 'skills')).toBeGreaterThan(300);
});

test('who is scrolled by a search or a screen reader is not brought back', async ({ page }) => {
  await page.goto('/#skills');
  await expectLanded(page, 'skills');
  const ended = page.evaluate(
    () => new Promise((done) => addEventListener('scrollend', () => requestAnimationFrame(done))),
  );
  await scrollTo(page, 0);
  await ended;
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
