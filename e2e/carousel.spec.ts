import type { Page } from '@playwright/test';
import { breakChunk, holdChunk } from './support/chunks.ts';
import { open, PHONE } from './support/page.ts';
import { expect, test } from './support/test.ts';

const CODE = 'embla-carousel.esm';
const TITLES = [
  'E-commerce performance revamp',
  'AI support assistant',
  'Realtime analytics dashboard',
];

const region = (page: Page) => page.getByRole('region', { name: 'Case studies' });
const next = (page: Page) => region(page).getByRole('button', { name: 'Next case studies' });
const previous = (page: Page) =>
  region(page).getByRole('button', { name: 'Previous case studies' });

/** The titles that stand inside the carousel's window, from its start. */
function shown(page: Page): Promise<string[]> {
  return page
    .locator('#case-studies ul')
    .first()
    .evaluate((track) => {
      const view = track.parentElement?.getBoundingClientRect();
      if (!view) return [];
      return [...track.querySelectorAll('h3')]
        .map((title) => ({ title, box: title.closest('article')?.getBoundingClientRect() }))
        .filter(({ box }) => box && box.left >= view.left - 2 && box.right <= view.right + 2)
        .sort((a, b) => (a.box?.left ?? 0) - (b.box?.left ?? 0))
        .map(({ title }) => title.textContent ?? '');
    });
}

/** The titles that the keyboard can come to. */
const reachable = (page: Page) =>
  page.locator('#case-studies li:not([inert]) > article h3').allTextContents();

async function openCarousel(page: Page, path = '/') {
  await open(page, path);
  await page.locator('#case-studies').scrollIntoViewIfNeeded();
}

/** As many titles as are shown, the first of them the one at that place. */
const from = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => TITLES[(first + at) % TITLES.length]);

test('one, two or three are shown, from the start edge, looping both ways, and only they are reached', async ({
  page,
}) => {
  await openCarousel(page);
  // A window of another size keeps the first card at the edge.
  for (const [width, count] of [
    [1280, 3],
    [768, 2],
    [360, 1],
    [900, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => shown(page)).toEqual(from(0, count));
    // Between the ends it turns as it does there.
    if (count === 2) continue;
    for (const first of [1, 2, 0]) {
      await next(page).click();
      await expect.poll(() => shown(page)).toEqual(from(first, count));
      await expect
        .poll(async () => (await reachable(page)).sort())
        .toEqual(from(first, count).sort());
    }
    for (const first of [2, 1, 0]) {
      await previous(page).click();
      await expect.poll(() => shown(page)).toEqual(from(first, count));
    }
  }
});

test.describe('without its code', () => {
  test.use({ expectedProblem: /Failed to load resource|preload/ });

  test('the cards scroll, by keyboard too', async ({ page }) => {
    await breakChunk(page, CODE, 'abort');
    await page.setViewportSize({ width: 360, height: 900 });
    await openCarousel(page);
    await next(page).click();
    await expect.poll(() => shown(page)).toEqual([TITLES[1]]);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => shown(page)).toEqual([TITLES[0]]);
  });
});

test('an Arabic page turns the carousel the other way', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCarousel(page, '/ar/');
  const first = await shown(page);
  expect(first).toHaveLength(1);
  await page.locator('#case-studies button').last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shown(page)).not.toEqual(first);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shown(page)).toEqual(first);
});

test.describe('on a touch screen', () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: 'no-preference' } });

  test('a swipe before its code is there scrolls, and that card stays; then a swipe leads to the next study, and back', async ({
    page,
  }) => {
    const release = await holdChunk(page, CODE);
    await openCarousel(page);
    await region(page).locator('article').first().scrollIntoViewIfNeeded();
    const track = page.locator('#case-studies ul').first();
    const rested = track.evaluate(
      (list) =>
        new Promise<number>((resolve) => {
          const view = list.parentElement;
          const scrolled = () => (view?.scrollLeft ?? 0) / (list.children[0]?.clientWidth ?? 1);
          view?.addEventListener('scrollend', () => resolve(scrolled()), { once: true });
        }),
    );
    await swipe(page, { from: 300, to: 60 });
    // How far it goes by itself is the browser's decision.
    const cards = await rested;
    const at = Math.round(cards);
    expect(at).toBeGreaterThan(0);
    // It rests at the edge of a card, which is whole.
    expect(cards).toBeCloseTo(at);
    await release();
    // A loop of so few needs each a second time: they are there when the code is.
    await expect(page.locator('#case-studies li > article')).toHaveCount(2 * TITLES.length);
    await expect.poll(() => shown(page)).toEqual(from(at, 1));
    // From here on the cards move and not the view, whatever a swipe that is still under way asks of it.
    const scrolled = await track.evaluate((list) => {
      const view = list.parentElement as HTMLElement;
      view.scrollLeft = 16;
      return view.scrollLeft;
    });
    expect(scrolled).toBe(0);
    await swipe(page, { from: 300, to: 60 });
    await expect.poll(() => shown(page)).toEqual(from(at + 1, 1));
    await swipe(page, { from: 60, to: 300 });
    await expect.poll(() => shown(page)).toEqual(from(at, 1));
    await next(page).tap();
    await expect.poll(() => shown(page)).toEqual(from(at + 1, 1));
  });
});

/** A finger that moves sideways over the cards. */
async function swipe(page: Page, { from, to }: { from: number; to: number }) {
  const track = await page.locator('#case-studies ul').first().boundingBox();
  const y = track ? track.y + track.height / 2 : 0;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', from + ((to - from) * step) / 8);
  await touch('touchEnd');
}
