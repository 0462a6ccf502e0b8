// How a journey opens the site.
import { expect, type Locator, type Page } from '@playwright/test';

/** For a journey of which only a small screen could break something. */
export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** Opens a page and wakes all of it, so that nothing changes any more but by what the test does. */
export async function open(page: Page, path = '/') {
  await page.goto(path);
  await awake(page);
}

/** Opens a page and wakes its top: enough for the header, the hero and what floats, and much faster. */
export async function openTop(page: Page, path = '/') {
  await page.goto(path);
  await topAwake(page);
}

/** Until the top of the page has come to life. */
export async function topAwake(page: Page) {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main && !main.closest('[data-awaits]');
  });
}

/** Reaches into every part of the page until all of it has come to life. */
export async function awake(page: Page) {
  await page.waitForFunction(() => {
    const asleep = document.querySelectorAll('[data-awaits]');
    for (const part of asleep) part.dispatchEvent(new Event('focusin'));
    return document.querySelector('main') && asleep.length === 0;
  });
}

/** Scrolls at once, whatever the style sheet says about smoothness. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Scrolls until the page cannot go further, so that whatever waits for its turn is drawn. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      // Now and then Chromium on a phone draws no frame until something else happens: then the next step does.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1000);
      });
    }
  });
}

/** Names what sticks out when the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page) {
  const sticksOut = await page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= limit) return [];
    const isWide = (element: Element) => element.getBoundingClientRect().right > limit + 1;
    return [...document.body.querySelectorAll('*')]
      .filter((element) => isWide(element) && ![...element.children].some(isWide))
      .map((element) => `${element.closest('[id]')?.id}: ${element.outerHTML.slice(0, 90)}`);
  });
  expect(sticksOut.slice(0, 12)).toEqual([]);
}

/** Elements are given as the keys reach them: they stand so too, line by line and each from its start. */
export async function expectInOrder(elements: readonly Locator[]) {
  const boxes = await Promise.all(elements.map((element) => element.boundingBox()));
  const places = boxes.map((box) => ({ x: box?.x ?? 0, y: box?.y ?? 0 }));
  expect(places).toEqual(places.toSorted((one, other) => one.y - other.y || one.x - other.x));
}
