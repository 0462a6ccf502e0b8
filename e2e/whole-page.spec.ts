// A picture of the whole page, and the printed page, show every section.
import type { Page } from '@playwright/test';
import { awake } from './support/page.ts';
import { expect, test } from './support/test.ts';

/** How high the landing page may be with the built-in content, in pixels: who decides on a phone does not scroll far. */
const HEIGHT_MAX = { 390: 15_000, 1440: 11_500 };

/** A section with fewer colours than this, a few pixels apart, is empty ground. */
const COLORS_MIN = 12;

/** The sections in which a picture of the whole page shows next to nothing. */
async function emptySections(page: Page): Promise<string[]> {
  const picture = await page.screenshot({ fullPage: true, type: 'png' });
  return page.evaluate(
    async ({ base64, colorsMin }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(bitmap, 0, 0);
      const colorsOf = (section: Element) => {
        const { left, top, width, height } = section.getBoundingClientRect();
        const pixels = context?.getImageData(left, top + scrollY, width, height).data.buffer;
        const colors = new Set<number>();
        const all = new Uint32Array(pixels ?? new ArrayBuffer(0));
        for (let at = 0; at < all.length; at += 7) colors.add(all[at] ?? 0);
        return colors.size;
      };
      return [...document.querySelectorAll('main section[id], footer')]
        .filter((section) => colorsOf(section) < colorsMin)
        .map(({ id, tagName }) => id || tagName);
    },
    { base64: picture.toString('base64'), colorsMin: COLORS_MIN },
  );
}

test('a picture of the whole page shows every section, before the visitor has moved', async ({
  page,
}) => {
  await page.goto('/');
  await awake(page);
  expect(await emptySections(page)).toEqual([]);
});

test('the printed page shows every section', async ({ page }) => {
  // The width of a sheet of A4.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await awake(page);
  expect(await emptySections(page)).toEqual([]);
});

test('the page is read to its end in a few screens', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  for (const [width, most] of Object.entries(HEIGHT_MAX)) {
    await page.setViewportSize({ width: Number(width), height: 844 });
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, `at ${width} px`).toBeLessThanOrEqual(most);
  }
});
