import type { Page } from '@playwright/test';
import { open, scrollTo } from './support/page.ts';
import { expect, test } from './support/test.ts';

/** WCAG 2.5.8. */
const TARGET_MIN_PX = 24;

const chat = (page: Page) => page.locator('button[data-floats]').last();

/** In each section and in the footer: the first thing to press that reaches to where the chat button stands. */
function targets(page: Page): Promise<string[]> {
  return chat(page).evaluate((button) => {
    const { left, right } = button.getBoundingClientRect();
    const found: string[] = [];
    for (const part of document.querySelectorAll('main section[id], footer')) {
      const target = [...part.querySelectorAll('a[href], button, input, select, textarea')].find(
        (each) => {
          const box = each.getBoundingClientRect();
          return box.height > 0 && box.right > left && box.left < right && !each.closest('[inert]');
        },
      );
      if (!target) continue;
      target.setAttribute('data-target', part.id || 'footer');
      found.push(part.id || 'footer');
    }
    return found;
  });
}

/** Scrolls it to the height of the chat button, as far as the page goes. */
async function bringBeneath(page: Page, target: string) {
  await chat(page).evaluate((button, name) => {
    const element = document.querySelector(`[data-target="${name}"]`);
    const middle = (box: DOMRect) => box.top + box.height / 2;
    if (!element) throw new Error(`There is no ${name}.`);
    const way = middle(element.getBoundingClientRect()) - middle(button.getBoundingClientRect());
    window.scrollBy({ top: way, behavior: 'instant' });
  }, target);
}

/** Whether its whole width can be seen and pressed, but for the hair that makes a way to the button wide enough. */
function isFree(page: Page, target: string): Promise<boolean> {
  return page.evaluate((name) => {
    const element = document.querySelector(`[data-target="${name}"]`);
    const { left, right, top, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return [left + 5, (left + right) / 2, right - 5].every(
      (x) => !document.elementFromPoint(x, top + height / 2)?.closest('[data-floats]'),
    );
  }, target);
}

for (const { width, height, language } of [
  { width: 390, height: 844, language: 'ur' },
  { width: 1280, height: 800, language: 'en' },
]) {
  test.describe(`at ${width} px in ${language}`, () => {
    test.use({ viewport: { width, height } });

    test('what floats steps aside for what can be pressed, and is there at both ends', async ({
      page,
    }) => {
      await open(page, language === 'en' ? '/' : `/${language}/`);
      await expect(chat(page)).toHaveAttribute('data-floats', 'out');
      const all = await targets(page);
      // The carousel's next and more on a phone; on a wide page, the carousel.
      expect(all).toContain('case-studies');
      if (width === 390) expect(all).toContain('contact');
      for (const target of all) {
        await bringBeneath(page, target);
        await expect.poll(() => isFree(page, target), target).toBe(true);
      }
      await bringBeneath(page, 'case-studies');
      await expect(chat(page)).toHaveAttribute('data-floats', 'aside');
      await expect.poll(() => chat(page).evaluate(wayToIt)).toBeGreaterThanOrEqual(TARGET_MIN_PX);
      await chat(page).focus();
      await expect.poll(() => chat(page).evaluate(isWholeInWindow)).toBe(true);

      await scrollTo(page, 1_000_000);
      await expect(page.locator('button[data-floats="out"]')).toHaveCount(2);
      if (width === 390) {
        const filters = page.locator('#projects fieldset button');
        await filters.first().focus();
        for (const filter of (await filters.all()).slice(1)) {
          await page.keyboard.press('Tab');
          await expect(filter).toBeFocused();
          await expect(filter, 'in a row that scrolls sideways').toBeInViewport({ ratio: 1 });
        }
      }
      const legal = page.getByRole('contentinfo').locator('button[aria-haspopup="dialog"]');
      for (const button of await legal.all()) await button.click({ trial: true });
    });
  });
}

/** How much of the window's edge is a press on it, in pixels across. */
function wayToIt(button: Element): number {
  const { top, height } = button.getBoundingClientRect();
  const isPressed = (_: unknown, x: number) =>
    button.contains(document.elementFromPoint(x, top + height / 2));
  return Array.from({ length: innerWidth }, isPressed).filter(Boolean).length;
}

function isWholeInWindow(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
}
