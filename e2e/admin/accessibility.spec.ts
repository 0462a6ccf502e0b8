import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { post } from '../support/content.ts';
import { expectNoSidewaysScroll } from '../support/page.ts';
import { store, wear } from '../support/storage.ts';
import { test } from '../support/test.ts';
import { expectToast, goTo, openScreen, SCREENS, type Screen } from './support.ts';

/** Every screen in one of the themes: that each of their colours can be read on each ground is held by app/theme. */
async function expectAccessible(page: Page, theme: 'dark' | 'light', within?: string) {
  await wear(page, theme);
  await expectNoViolations(page, within ? { within } : {});
}

/** What else a screen can show. */
const states: Partial<Record<Screen, (page: Page) => Promise<void>>> = {
  projects: async (page) => {
    await page.getByRole('button', { name: 'Add Project' }).click();
    await page.getByRole('button', { name: 'Save Project' }).click();
    await expectToast(page, 'Error');
  },
  services: (page) => page.getByRole('button', { name: 'Edit Web Development' }).click(),
  'case-studies': (page) => page.getByRole('button', { name: 'Edit AI support assistant' }).click(),
  companies: (page) => page.getByRole('button', { name: 'Edit Northwall' }).click(),
  skills: (page) => page.getByRole('button', { name: 'Edit Backend' }).click(),
  chatbot: (page) => page.getByRole('button', { name: 'Edit contact' }).click(),
  blog: async (page) => {
    await page.getByRole('button', { name: 'Post a' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
  },
  messages: async (page) => {
    await page.getByRole('button', { name: /Sara Lindqvist/ }).click();
    await expectToast(page, 'Status Updated');
  },
  sections: (page) => page.getByRole('switch', { name: 'Skills: Portfolio' }).uncheck(),
};

test('axe finds nothing on the login screen', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectAccessible(page, 'light');
});

/** Wider than a phone. */
const LONG_WORD = 'Rechtsschutzversicherungsgesellschaften'.repeat(2);

/** Several in a row: the code that they share is loaded once. */
const screens = Object.keys(SCREENS) as Screen[];
const ROWS = [0, 1, 2].map((row) => screens.filter((_, at) => at % 3 === row));

for (const row of ROWS) {
  test(`${row.join(', ')}: axe finds nothing, and nothing sticks out from 320 to 1280 px`, async ({
    page,
  }) => {
    test.slow();
    await store(page, 'blogPosts', [
      post('a', '2025-01-01T00:00:00.000Z'),
      post('b', '2024-01-01T00:00:00.000Z', { title: LONG_WORD }),
    ]);
    await openScreen(page, 'dashboard');
    for (const [at, screen] of row.entries())
      await test.step(screen, () => lookAt(page, screen, at));
  });
}

/** What is around a screen is the same for all of them, but for a toast. */
async function lookAt(page: Page, screen: Screen, at: number) {
  await goTo(page, screen);
  const toasts = page.locator('[data-sonner-toast]');
  await expect(toasts).toHaveCount(0);
  const show = states[screen];
  if (show) {
    await expectFits(page, [320, 1280]);
    await show(page);
  }
  const hasToast = await toasts.first().isVisible();
  // A pointer on a toast keeps it there.
  if (hasToast) await toasts.first().hover();
  const theme = at % 2 === 0 ? 'dark' : 'light';
  await expectAccessible(page, theme, at === 0 || hasToast ? undefined : 'main');
  await expectFits(page, [320, 768, 1280]);
  if (screen === 'settings') await lookAtSettings(page);
  // What asks something covers the menu.
  await page.keyboard.press('Escape');
}

async function expectFits(page: Page, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
}

async function lookAtSettings(page: Page) {
  for (const name of ['Appearance', 'SEO & Meta', 'Analytics', 'Notifications']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    // The panel that was left stays, inert, until it has faded.
    await expectAccessible(page, 'light', '[role=tabpanel]:not([hidden], [inert])');
  }
  await page.getByRole('button', { name: 'Reset to Defaults' }).click();
  await expectAccessible(page, 'dark', 'dialog[open]');
}
