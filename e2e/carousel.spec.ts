import type { Page, Route } from '@playwright/test';
import { caseStudy } from './support/content.ts';
import { open } from './support/page.ts';
import { store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const TITLES = [
  'E-commerce performance revamp',
  'AI support assistant',
  'Realtime analytics dashboard',
];

const region = (page: Page) => page.getByRole('region', { name: 'Case studies' });

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

async function openCarousel(page: Page) {
  await open(page);
  await page.locator('#case-studies').scrollIntoViewIfNeeded();
}

const VIEWS = [
  { width: 360, count: 1 },
  { width: 768, count: 2 },
  { width: 1280, count: 3 },
];

/** As many titles as are shown, the first of them the one at that place. */
const from = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => TITLES[(first + at) % TITLES.length]);

for (const { width, count } of VIEWS) {
  test(`${count} shown at ${width} px, from the start edge, looping both ways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openCarousel(page);
    await expect.poll(() => shown(page)).toEqual(from(0, count));
    const next = region(page).getByRole('button', { name: 'Next case studies' });
    for (const first of [1, 2, 0, 1]) {
      await next.click();
      await expect.poll(() => shown(page)).toEqual(from(first, count));
    }
    const previous = region(page).getByRole('button', { name: 'Previous case studies' });
    for (const first of [0, 2]) {
      await previous.click();
      await expect.poll(() => shown(page)).toEqual(from(first, count));
    }
  });
}

test('with less motion it turns within a frame or two', async ({ page }) => {
  await openCarousel(page);
  await expect.poll(() => shown(page)).toEqual(TITLES);
  await region(page).getByRole('button', { name: 'Next case studies' }).evaluate(turnAndDraw);
  expect(await shown(page)).toEqual(from(1, 3));
});

async function turnAndDraw(button: HTMLElement) {
  button.click();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

test.describe('before its code is there', () => {
  const holdCode = (page: Page) =>
    new Promise<Route>((hold) => {
      void page.route(/\/assets\/embla-carousel/, hold);
    });

  test('a press waits for it', async ({ page }) => {
    const code = holdCode(page);
    await openCarousel(page);
    await region(page).getByRole('button', { name: 'Next case studies' }).click();
    await (await code).continue();
    await expect.poll(() => shown(page)).toEqual(from(1, 3));
  });

  test('a card that was scrolled to stays', async ({ page }) => {
    const code = holdCode(page);
    await page.setViewportSize({ width: 360, height: 900 });
    await openCarousel(page);
    const track = page.locator('#case-studies ul').first();
    await track.evaluate((list) => list.parentElement?.scrollBy({ left: list.clientWidth }));
    await expect.poll(() => shown(page)).toEqual([TITLES[1]]);
    await (await code).continue();
    await region(page).getByRole('button', { name: 'Next case studies' }).click();
    await expect.poll(() => shown(page)).toEqual([TITLES[2]]);
  });

  test.describe(() => {
    test.use({ expectedProblem: /Failed to load resource|preload/ });

    test('without it the cards scroll', async ({ page }) => {
      await page.route(/\/assets\/embla-carousel/, (route) => route.abort());
      await page.setViewportSize({ width: 360, height: 900 });
      await openCarousel(page);
      await region(page).getByRole('button', { name: 'Next case studies' }).click();
      await expect.poll(() => shown(page)).toEqual([TITLES[1]]);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => shown(page)).toEqual([TITLES[0]]);
    });
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('arrow keys turn the carousel, and leave the browser’s own shortcuts alone', async ({
    page,
  }) => {
    await openCarousel(page);
    await expect.poll(() => shown(page)).toEqual(TITLES);
    await region(page).getByRole('button', { name: 'Next case studies' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shown(page)).toEqual([TITLES[1], TITLES[2], TITLES[0]]);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => shown(page)).toEqual(TITLES);

    const isHandled = await region(page).evaluate((carousel) => {
      const back = new KeyboardEvent('keydown', {
        key: 'ArrowLeft',
        altKey: true,
        bubbles: true,
        cancelable: true,
      });
      return !carousel.querySelector('button')?.dispatchEvent(back);
    });
    expect(isHandled).toBe(false);
  });
});

for (const { width, count } of VIEWS) {
  test(`only the slides in sight can be reached by keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openCarousel(page);
    const reachable = () =>
      page.locator('#case-studies li:not([inert]) > article h3').allTextContents();
    const next = region(page).getByRole('button', { name: 'Next case studies' });
    for (let turn = 0; turn < 2; turn += 1) {
      await expect.poll(() => shown(page)).toEqual(from(turn, count));
      await expect.poll(async () => (await reachable()).sort()).toEqual(from(turn, count).sort());
      await next.click();
    }
  });
}

test('a window of another size keeps the first card at the edge', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await openCarousel(page);
  await expect.poll(() => shown(page)).toEqual(TITLES.slice(0, 2));
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => shown(page)).toEqual(TITLES);
});

test('an Arabic page turns the carousel the other way', async ({ page }) => {
  await store(page, 'language', 'ar');
  await page.setViewportSize({ width: 360, height: 740 });
  await openCarousel(page);
  const first = await shown(page);
  expect(first).toHaveLength(1);
  await page.locator('#case-studies button').last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shown(page)).not.toEqual(first);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shown(page)).toEqual(first);
});

test('a card shows result, stack, summary, technologies, highlights and a call to action', async ({
  page,
}) => {
  await openCarousel(page);
  const card = region(page).locator('article').first();
  await expect(card).toContainText('62% faster pages, 28% more orders');
  await expect(card).toContainText('Next.js · Node.js · Redis');
  await expect(card).toContainText('A fashion store lost buyers');
  await expect(card.getByRole('list', { name: 'Technologies' }).getByRole('listitem')).toHaveCount(
    4,
  );
  await expect(card.getByRole('list', { name: 'Highlights' }).getByRole('listitem')).toHaveCount(3);
  await expect(card.getByRole('link', { name: 'Discuss a similar project' })).toHaveAttribute(
    'href',
    '#contact',
  );
});

test.describe('on a touch screen', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('a swipe leads to the next study, and back', async ({ page }) => {
    await openCarousel(page);
    await expect.poll(() => shown(page)).toEqual([TITLES[0]]);
    const card = region(page).locator('article').first();
    await card.scrollIntoViewIfNeeded();
    const { y, height } = (await card.boundingBox()) ?? { y: 0, height: 0 };
    await swipe(page, { from: 300, to: 60, y: y + height / 2 });
    await expect.poll(() => shown(page)).toEqual([TITLES[1]]);
    await swipe(page, { from: 60, to: 300, y: y + height / 2 });
    await expect.poll(() => shown(page)).toEqual([TITLES[0]]);
  });
});

/** A finger that moves sideways over the screen. */
async function swipe(page: Page, { from, to, y }: { from: number; to: number; y: number }) {
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

test('stored case studies replace the built-in ones, with or without technologies', async ({
  page,
}) => {
  await store(page, 'caseStudies', [
    caseStudy('bare'),
    caseStudy('full', {
      tech: ['Elm', { name: 'Go', logo: '/icons/favicon.svg' }],
      highlights: ['Fast'],
      cta: { label: 'Read on', href: 'javascript:alert(1)' },
    }),
  ]);
  await openCarousel(page);
  const bare = region(page).locator('article', { hasText: 'Study bare' }).first();
  await expect(bare).toContainText('Summary of bare');
  await expect(bare.getByRole('list')).toHaveCount(0);
  const full = region(page).locator('article', { hasText: 'Study full' }).first();
  await expect(full.getByRole('list', { name: 'Technologies' }).getByRole('listitem')).toHaveText([
    'Elm',
    'Go',
  ]);
  await expect(full.getByRole('link')).toHaveCount(0);
});

test('the three built-in case studies show when the stored list is empty', async ({ page }) => {
  await store(page, 'caseStudies', []);
  await openCarousel(page);
  await expect.poll(() => shown(page)).toEqual(TITLES);
});
