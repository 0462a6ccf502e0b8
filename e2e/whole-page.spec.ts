// A picture of the whole page, and the printed page, show every section.
import type { Page } from '@playwright/test';
import { post } from './support/content.ts';
import { awake } from './support/page.ts';
import { store, wear } from './support/storage.ts';
import { expect, test } from './support/test.ts';

/** How high the landing page may be with the built-in content, in pixels: who decides on a phone does not scroll far. */
const HEIGHT_MAX = { 390: 15_000, 1440: 11_500 };

/** A section with fewer colours than this, a few pixels apart, is empty ground. */
const COLORS_MIN = 12;

/** The sections that are not there, or in which a picture of the whole page shows next to nothing. */
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
        .filter((section) => !section.checkVisibility() || colorsOf(section) < colorsMin)
        .map(({ id, tagName }) => id || tagName);
    },
    { base64: picture.toString('base64'), colorsMin: COLORS_MIN },
  );
}

test('a picture of the whole page shows every section, before the visitor has moved, and it is read to its end in a few screens', async ({
  page,
}) => {
  await page.goto('/');
  await awake(page);
  expect(await emptySections(page)).toEqual([]);
  for (const [width, most] of Object.entries(HEIGHT_MAX)) {
    await page.setViewportSize({ width: Number(width), height: 844 });
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, `at ${width} px`).toBeLessThanOrEqual(most);
  }
});

test.describe('on paper', () => {
  test.use({ viewport: { width: 794, height: 1123 } });

  for (const path of ['/', '/ur/']) {
    test(`the printed page ${path} is ink on white: every section but the calendar, nothing above it, no card in two halves`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await awake(page);
      // Nobody books a call on paper, or presses what a question leads to.
      expect(await emptySections(page)).toEqual(['schedule']);
      await expect(page.locator('footer p:has(+ button)')).toBeHidden();
      for (const theme of ['dark', 'light'] as const) {
        await wear(page, theme);
        expect(await palePrint(page), theme).toEqual([]);
      }
      expect(await page.locator('[data-floats]:visible, form:visible').count()).toBe(0);
      await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
      // What the owner does stands there whole, whatever of it is typed at that moment.
      await expect(page.getByTestId('typed-role')).toBeHidden();
      const roles = await page.locator('#home :has(+ [data-testid=typed-role])').boundingBox();
      expect(roles?.width).toBeGreaterThan(300);
      const cards = page.locator('.card:visible, main article:visible');
      const breaks = await cards.evaluateAll((all) =>
        all.map((card) => getComputedStyle(card).breakInside),
      );
      expect(new Set(breaks)).toEqual(new Set(['avoid']));
      // And a printer takes it.
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(sheets).toBeGreaterThan(3);
      expect(sheets).toBeLessThan(16);
      const missing = () =>
        page.evaluate(() => [...document.images].filter((picture) => !picture.naturalWidth).length);
      await expect.poll(missing, 'pictures that nobody came near to').toBe(0);
    });
  }

  test('a printed article has its title, whole lines of code and ticks, and nothing to press', async ({
    page,
  }) => {
    const wide = `\`\`\`\n${'const wide = 1; '.repeat(20)}\n\`\`\`\n\n- [x] Done`;
    const excerpt = 'What it is about.';
    await store(page, 'blogPosts', [
      post('one', '2026-01-01T00:00:00.000Z', { excerpt, content: wide }),
    ]);
    await page.goto('/blog/one');
    await page.emulateMedia({ media: 'print' });
    await awake(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Post one' })).toBeVisible();
    await expect(page.getByText(excerpt)).toBeVisible();
    await expect(page.getByRole('main').getByText('January 1, 2026')).toBeVisible();
    await expect(page.getByRole('link', { name: 'All articles' })).toHaveCount(0);
    // Its ground would lie over the text.
    await expect(page.locator('.hero-fade:visible')).toHaveCount(0);
    const code = page.locator('.prose pre');
    expect(await code.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expect(page.getByRole('checkbox')).toHaveCSS('print-color-adjust', 'exact');
  });
});

/** Texts that would be hard to read on white paper, where no printer lays a ground beneath them. */
function palePrint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const luminance = (color: string) => {
      context?.clearRect(0, 0, 1, 1);
      if (context) context.fillStyle = '#fff';
      context?.fillRect(0, 0, 1, 1);
      if (context) context.fillStyle = color;
      context?.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((each) => {
        const part = each / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pale: string[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim();
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('script, style, noscript, .sr-only')) continue;
      if (1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 4.5) pale.push(text);
    }
    return pale;
  });
}
