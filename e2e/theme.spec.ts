import type { Page } from '@playwright/test';
import { awake, openTop } from './support/page.ts';
import { saved, store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    paintedThemes: Set<string>;
  }
}

/** Notes the theme of every frame from the first one that has something to draw. */
async function watchFrames(page: Page) {
  await page.addInitScript(() => {
    window.paintedThemes = new Set();
    const note = () => {
      if (document.body) window.paintedThemes.add(document.documentElement.className);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

async function paintedThemes(page: Page): Promise<string[]> {
  await awake(page);
  return page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    return [...window.paintedThemes];
  });
}

function variable(page: Page, name: string): Promise<string> {
  return page.evaluate(
    (each) => getComputedStyle(document.documentElement).getPropertyValue(each),
    name,
  );
}

// Every other start: app/boot.test.ts.
test('the toggle shows its name below it, a sun in dark mode and a moon in light mode, and the page wears the choice from the first frame on', async ({
  page,
}) => {
  await store(page, 'settings', { primaryColor: '#800000', darkMode: true });
  await openTop(page);
  const toggle = page.getByRole('button', { name: 'Toggle theme' });
  // Its code comes after the page.
  await expect(page.locator('[role=tooltip]')).toBeAttached();
  await toggle.hover();
  const tip = page.getByRole('tooltip');
  await expect(tip).toHaveText('Toggle theme');
  const edge = await toggle.evaluate((target) => target.getBoundingClientRect().bottom);
  expect((await tip.boundingBox())?.y).toBeGreaterThan(edge);

  const shown = toggle.locator('svg:visible');
  await expect(shown).toHaveClass(/lucide-sun/);
  await toggle.click();
  await expect(page.locator('html')).toHaveClass('light');
  await expect(shown).toHaveClass(/lucide-moon/);
  expect(await saved(page, 'theme')).toBe('light');

  await watchFrames(page);
  await page.reload();
  expect(await paintedThemes(page)).toEqual(['light']);
  expect(await variable(page, '--primary')).toBe('#800000');
  expect(await variable(page, '--primary-glow')).toBe('#b30000');
  await toggle.click();
  await expect(page.locator('html')).toHaveClass('dark');
  expect(await saved(page, 'theme')).toBe('dark');
});
