import type { Page, Route } from '@playwright/test';
import { holdChunk } from './support/chunks.ts';
import { awake, openTop, scrollThrough, topAwake } from './support/page.ts';
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

/** Until the page has put its fonts on. */
async function facesOn(page: Page) {
  await expect(page.locator('html[data-worn], body[data-worn]')).toBeAttached();
}

async function expectStillWhileRead(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await scrollThrough(page);
  // On a busy machine it may have passed by without being seen.
  await page.locator('#schedule').scrollIntoViewIfNeeded();
  await expect(page.locator('#schedule').getByRole('grid')).toBeVisible();
  await scrollThrough(page);
  await expectNoShift(page);
}

test('on a slow line the first screen is painted whole, so that nothing of it moves while it arrives', {
  tag: '@phone',
}, async ({ page }) => {
  await watchShifts(page);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const throughput = 50 * 1024;
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expectNoShift(page);
});

test('nothing shifts after load, not when the fonts come late, and not while scrolling through', {
  tag: '@phone',
}, async ({ page }) => {
  const fonts: Route[] = [];
  let isLate = true;
  await page.route(/\.woff2$/, (route) => (isLate ? void fonts.push(route) : route.continue()));
  await watchShifts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Parts that nobody listens to yet would not notice that they were passed.
  await topAwake(page);
  await expect.poll(() => fonts.length).toBe(2);
  isLate = false;
  for (const font of fonts) await font.continue();
  await facesOn(page);
  await expectStillWhileRead(page);
});

test('nor on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await watchShifts(page);
  await openTop(page);
  await expectStillWhileRead(page);
});

test('a press on a part that is still asleep is not lost', async ({ page }) => {
  const release = await holdChunk(page, 'footer');
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Project' }).click();
  await release();
  await expect(page.getByRole('dialog', { name: 'Schedule a Free Consultation' })).toBeVisible();
});

test('nor is one during which the fonts arrive: nothing moves between its two halves', async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\.woff2$/, (route) => held.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  await topAwake(page);
  const button = page.getByRole('button', { name: 'Start Project' });
  await button.hover();
  // The button itself gives way a little.
  const around = button.locator('..');
  const place = await around.boundingBox();
  await page.mouse.down();
  letGo();
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  expect(await around.boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Schedule a Free Consultation' })).toBeVisible();
  await facesOn(page);
});

test('the page has its whole height, and everything on it, from the first paint', async ({
  page,
}) => {
  // Nothing but the document: what is there then is there at once.
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // Whatever the fonts do, they do with and without scripts.
  const height = async () => {
    await facesOn(page);
    return page.evaluate(async () => {
      await document.fonts.ready;
      return document.documentElement.scrollHeight;
    });
  };
  // Where the browser paused while it read, nothing is left that React would not know.
  await expect(page.locator('#root script:not([type])')).toHaveCount(0);
  const first = await height();
  await page.unroute(/\/assets\/.*\.js$/);
  await page.reload();
  await awake(page);
  expect(Math.abs((await height()) - first)).toBeLessThan(2);
  const empty = await page
    .locator('main section[id]')
    .evaluateAll((all) =>
      all.filter((each) => !each.checkVisibility({ contentVisibilityAuto: true })),
    );
  expect(empty).toEqual([]);
});
