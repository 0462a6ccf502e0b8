// What is read and what is pressed on a phone is large enough.
import type { Page } from '@playwright/test';
import { post } from './support/content.ts';
import { open, scrollThrough } from './support/page.ts';
import { store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const TEXT_MIN_PX = 13;
/** A phone enlarges the page for a field whose text is smaller. */
const FIELD_TEXT_MIN_PX = 16;
const TARGET_MIN_PX = 44;

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // The browser itself logs the status of a page that is not there.
  expectedProblem: /status of 404/,
});

/** What is too small within an element. */
function tooSmall(page: Page, within: string): Promise<string[]> {
  return page.locator(within).evaluate(
    (root, { text, field, target }) => {
      const nameOf = (element: Element) =>
        (element.getAttribute('aria-label') || element.textContent || element.outerHTML).slice(
          0,
          60,
        );
      const isSeen = (element: Element) =>
        element.checkVisibility() && !element.closest('.sr-only');
      const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      const all = [...root.querySelectorAll('*')].filter(isSeen);
      const small = all.filter((element) => {
        if (element.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))
          return sizeOf(element) < field;
        const hasText = [...element.childNodes].some(
          (node) => node instanceof Text && node.data.trim(),
        );
        return hasText && element.matches(':not(option)') && sizeOf(element) < text;
      });
      /** All of its card is a way to it, or it stands in a sentence. */
      const isLarger = (element: Element) =>
        getComputedStyle(element, '::after').position === 'absolute' ||
        (getComputedStyle(element).display === 'inline' && element.closest('p, dd') !== null);
      const narrow = all.filter((element) => {
        if (!element.matches('a[href], button, select, textarea, input:not([tabindex="-1"])'))
          return false;
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        return Math.min(width, height) < target - 0.5 && !isLarger(element);
      });
      return [...small, ...narrow].map(nameOf);
    },
    { text: TEXT_MIN_PX, field: FIELD_TEXT_MIN_PX, target: TARGET_MIN_PX },
  );
}

test('nothing on a page, in a dialog or in the chat is too small for a phone', async ({ page }) => {
  await store(page, 'blogPosts', [post('first', '2026-01-02T00:00:00.000Z')]);
  await open(page);
  await test.step('the landing page', async () => {
    await scrollThrough(page);
    await page.locator('#schedule').scrollIntoViewIfNeeded();
    await expect(page.locator('#schedule').getByRole('grid')).toBeVisible();
    expect(await tooSmall(page, 'body')).toEqual([]);
  });
  await test.step('the chat', async () => {
    await page.getByRole('button', { name: 'Open the assistant' }).tap();
    const panel = page.getByRole('region', { name: 'Assistant' });
    await panel.getByRole('button').first().tap();
    await expect(panel.getByRole('button', { name: 'Not helpful' })).toBeVisible();
    expect(await tooSmall(page, 'section:has(> form)')).toEqual([]);
    await page.getByRole('button', { name: 'Close the assistant' }).tap();
  });
  for (const name of ['Start Project', 'Privacy', 'Terms', 'Sitemap']) {
    await test.step(`the dialog of ${name}`, async () => {
      await page.getByRole('contentinfo').getByRole('button', { name }).tap();
      const dialog = page.getByRole('dialog');
      expect(await tooSmall(page, 'dialog[open]')).toEqual([]);
      await dialog.getByRole('button', { name: 'Close' }).tap();
      await expect(dialog).toBeHidden();
    });
  }
  for (const path of ['/blog', '/blog/first', '/nowhere', '/admin']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await tooSmall(page, 'body')).toEqual([]);
    });
  }
});
