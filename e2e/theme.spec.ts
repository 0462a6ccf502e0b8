import type { Page } from '@playwright/test';
import { awake, openTop } from './support/page.ts';
import { save, saved, store } from './support/storage.ts';
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

const starts: {
  name: string;
  system: 'dark' | 'light';
  theme?: string;
  settings?: Record<string, unknown>;
  expected: string;
}[] = [
  { name: 'the system is dark', system: 'dark', expected: 'dark' },
  { name: 'the system is light', system: 'light', expected: 'light' },
  { name: 'dark is saved on a light system', system: 'light', theme: 'dark', expected: 'dark' },
  { name: 'light is saved on a dark system', system: 'dark', theme: 'light', expected: 'light' },
  {
    name: 'the owner chose light and the system is dark',
    system: 'dark',
    settings: { darkMode: false },
    expected: 'light',
  },
  {
    name: 'the owner chose dark and the system is light',
    system: 'light',
    settings: { darkMode: true },
    expected: 'dark',
  },
  {
    name: 'the visitor saved dark although the owner chose light',
    system: 'light',
    theme: 'dark',
    settings: { darkMode: false },
    expected: 'dark',
  },
];

for (const { name, system, theme, settings, expected } of starts) {
  test(`the page is ${expected} from the first frame on when ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    if (theme) await store(page, 'theme', theme);
    if (settings) await store(page, 'settings', settings);
    await watchFrames(page);
    await page.goto('/');
    expect(await paintedThemes(page)).toEqual([expected]);
  });
}

test('the page is dark from the first frame on when nothing says otherwise', async ({ page }) => {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    // A browser whose system has no preference answers no to both questions.
    window.matchMedia = (query) =>
      ask(query.includes('prefers-color-scheme') ? `${query} and (width < 0px)` : query);
  });
  await watchFrames(page);
  await page.goto('/');
  expect(await paintedThemes(page)).toEqual(['dark']);
});

test('the toggle shows a sun in dark mode and a moon in light mode, and saves the choice', async ({
  page,
}) => {
  await openTop(page);
  const toggle = page.getByRole('button', { name: 'Toggle theme' });
  const shown = toggle.locator('svg:visible');
  await expect(shown).toHaveClass(/lucide-sun/);
  await toggle.click();
  await expect(page.locator('html')).toHaveClass('light');
  await expect(shown).toHaveClass(/lucide-moon/);
  expect(await saved(page, 'theme')).toBe('light');

  await watchFrames(page);
  await page.reload();
  expect(await paintedThemes(page)).toEqual(['light']);
  await toggle.click();
  await expect(page.locator('html')).toHaveClass('dark');
  expect(await saved(page, 'theme')).toBe('dark');
});

test('without a saved choice the page follows the system while it is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openTop(page);
  await expect(page.locator('html')).toHaveClass('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
});

test('the built-in colours apply when nothing is saved', async ({ page }) => {
  await openTop(page);
  expect(await variable(page, '--primary')).toBe('#3b82f6');
  expect(await variable(page, '--secondary')).toBe('#8b5cf6');
  expect(await variable(page, '--accent')).toBe('#06b6d4');
});

test('saved colours become variables, each with a glow ten lightness points lighter', async ({
  page,
}) => {
  await store(page, 'settings', {
    primaryColor: '#800000',
    secondaryColor: '#ffffff',
    accentColor: '#0c0',
  });
  await openTop(page);
  expect(await variable(page, '--primary')).toBe('#800000');
  expect(await variable(page, '--primary-glow')).toBe('#b30000');
  expect(await variable(page, '--secondary-glow')).toBe('#ffffff');
  expect(await variable(page, '--accent')).toBe('#00cc00');
  expect(await variable(page, '--accent-glow')).toBe('#00ff00');
});

test('a saved colour that is missing or not a colour falls back', async ({ page }) => {
  await store(page, 'settings', { primaryColor: 'red;}', secondaryColor: '' });
  await openTop(page);
  expect(await variable(page, '--primary')).toBe('#f59e0b');
  expect(await variable(page, '--secondary')).toBe('#f97316');
  expect(await variable(page, '--accent')).toBe('#eab308');
});

test('a change of the settings in another tab is applied at once', async ({ page, context }) => {
  await openTop(page);
  const other = await context.newPage();
  await other.goto('/blog');
  await save(other, 'settings', { primaryColor: '#123456', darkMode: false });
  await expect.poll(() => variable(page, '--primary')).toBe('#123456');
  await expect(page.locator('html')).toHaveClass('light');
});
test('an appearance preview is worn until it ends, and nothing is saved', async ({ page }) => {
  await openTop(page);
  const preview = (detail: unknown) =>
    page.evaluate(
      (value) => window.dispatchEvent(new CustomEvent('appearance:preview', { detail: value })),
      detail,
    );
  await preview({
    darkMode: false,
    primaryColor: '#112233',
    secondaryColor: '#445566',
    accentColor: '#778899',
  });
  await expect.poll(() => variable(page, '--primary')).toBe('#112233');
  await expect(page.locator('html')).toHaveClass('light');
  await preview(null);
  await expect.poll(() => variable(page, '--primary')).toBe('#3b82f6');
  await expect(page.locator('html')).toHaveClass('dark');
  expect(await saved(page, 'settings')).toBeNull();
});

test('the page opens where the browser blocks storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await openTop(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveClass('dark');
});
