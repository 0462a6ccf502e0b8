import type { Page, Route } from '@playwright/test';
import { openTop, scrollThrough } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  interface Window {
    shifts: { value: number; what: string }[];
  }
}

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = [];
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const nodes = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 100) : String(node?.textContent),
        );
        window.shifts.push({ value: entry.value, what: nodes.join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectNoShift(page: Page) {
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.01);
}

test('nothing shifts after load, and not while scrolling through', { tag: '@responsive' }, async ({
  page,
}) => {
  await watchShifts(page);
  // Parts that nobody listens to yet would not notice that they were passed.
  await openTop(page);
  await page.evaluate(() => document.fonts.ready);
  await scrollThrough(page);
  await expect(page.locator('#schedule').getByRole('grid')).toBeVisible();
  await scrollThrough(page);
  await expectNoShift(page);
});

test('nothing shifts when the fonts come late', { tag: '@responsive' }, async ({ page }) => {
  const fonts: Route[] = [];
  await page.route(/\.woff2$/, (route) => void fonts.push(route));
  await watchShifts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => fonts.length).toBe(2);
  for (const font of fonts) await font.continue();
  await page.evaluate(() => document.fonts.ready);
  await expectNoShift(page);
});

test('a press on a part that is still asleep is not lost', async ({ page }) => {
  await page.route(/all-sections/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Project' }).click();
  await expect(page.getByRole('dialog', { name: 'Schedule a Free Consultation' })).toBeVisible();
});

test('a link to a section opens the page there', { tag: '@responsive' }, async ({ page }) => {
  await page.goto('/#contact');
  const title = page.getByRole('heading', { name: 'Tell me what you are building' });
  await expect(title).toBeInViewport();
  const top = () => title.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  // Where it stays when everything has arrived.
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect.poll(top).toBeLessThan(400);
  expect(await top()).toBeGreaterThan(60);
});

test.describe('what is far down the page', () => {
  /** The sections that the browser has not laid out. */
  const skipped = (page: Page) =>
    page
      .locator('main section[id] h2')
      .evaluateAll((titles) =>
        titles
          .filter((title) => !title.checkVisibility({ contentVisibilityAuto: true }))
          .map(({ id }) => id),
      );

  test('is laid out when the visitor comes near', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-site] > [data-awaits]')).toHaveCount(0);
    expect(await skipped(page)).toContain('contact-title');
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await expect.poll(() => skipped(page)).not.toContain('contact-title');
  });

  test('is there at once for a visit that leads to it', async ({ page }) => {
    await page.goto('/#contact');
    expect(await skipped(page)).toEqual([]);
    await page.goto('/');
    await page.reload();
    expect(await skipped(page)).toEqual([]);
  });

  test('is found by the first link', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
    await link.focus();
    await page.keyboard.press('Enter');
    const target = page.locator(String(await link.getAttribute('href')));
    await expect
      .poll(() => target.evaluate((e) => e.getBoundingClientRect().top))
      .toBeLessThan(120);
    expect(await target.evaluate((e) => e.getBoundingClientRect().top)).toBeGreaterThan(-2);
  });
});
