import type { Page } from '@playwright/test';
import { awake, openTop, PHONE } from './support/page.ts';
import { saved, store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const GOOGLE = 'https://www.googletagmanager.com';
const HOTJAR = 'https://static.hotjar.com';
const IDS = {
  googleAnalyticsId: 'G-ABCDEF1234',
  googleTagManagerId: 'GTM-ABC123',
  hotjarId: '1234567',
};

const question = (page: Page) => page.getByRole('region', { name: 'Visit statistics' });

/** Nothing is asked, and the code that would ask is not even there. The fixture watches the network. */
async function expectNoQuestion(page: Page) {
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toHaveCount(0);
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(files.filter((file) => file.includes('/visit-'))).toEqual([]);
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('what floats stands on the question, and the end of the page above it', async ({ page }) => {
    await store(page, 'settings', { analytics: IDS });
    await openTop(page);
    const top = (await question(page).boundingBox())?.y ?? 0;
    const bottomOf = async (name: string) => {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    expect(await bottomOf('Open the assistant')).toBeLessThan(top);
    await page.getByRole('button', { name: 'Sitemap' }).scrollIntoViewIfNeeded();
    expect(await bottomOf('Sitemap')).toBeLessThanOrEqual(
      (await question(page).boundingBox())?.y ?? 0,
    );
    const [agree, decline] = await question(page)
      .getByRole('button', { name: /Agree|Decline/ })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.abs((agree ?? 0) - (decline ?? 1))).toBeLessThan(1);
  });
});

test.describe('after a yes', () => {
  test.use({ expectedProblem: new RegExp(`^Request to (${GOOGLE}|${HOTJAR})/`) });

  test('the tools are loaded, and again on every later page without a question', async ({
    page,
  }) => {
    const asked: string[] = [];
    for (const origin of [GOOGLE, HOTJAR]) {
      await page.context().route(`${origin}/**`, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      });
    }
    const scripts = [
      `${HOTJAR}/c/hotjar-1234567.js?sv=6`,
      `${GOOGLE}/gtag/js?id=G-ABCDEF1234`,
      `${GOOGLE}/gtm.js?id=GTM-ABC123`,
    ];
    await store(page, 'settings', { analytics: IDS });
    await openTop(page);
    await expect(question(page)).toContainText('Google Analytics, Google Tag Manager, and Hotjar');
    expect(asked).toEqual([]);
    await question(page).getByRole('button', { name: 'Agree' }).click();
    await expect(question(page)).toBeHidden();
    await expect.poll(() => asked.sort()).toEqual(scripts);
    expect(await saved(page, 'consent')).toBe('agreed');

    asked.length = 0;
    await page.goto('/blog');
    await expect.poll(() => asked.sort()).toEqual(scripts);
    await expect(question(page)).toHaveCount(0);

    asked.length = 0;
    const other = await page.context().newPage();
    await openTop(other);
    await expect.poll(() => asked.sort()).toEqual(scripts);

    // The privacy note says so, and takes the yes back with all that the tools have left, in every tab.
    asked.length = 0;
    await page.evaluate(() => localStorage.setItem('_hjUserAttributes', '1'));
    await page.context().addCookies(
      ['_ga', '_ga_ABCDEF1234', '_hjSession_1234567', 'mine'].map((name) => ({
        name,
        value: '1',
        url: page.url(),
      })),
    );
    await page.getByRole('button', { name: 'Privacy' }).click();
    const note = page.getByRole('dialog', { name: 'Privacy' });
    await expect(note).toContainText('With your consent, this site counts visits with Google');
    await expect(note).not.toContainText('does not count its visitors');
    await expect(note.getByRole('button', { name: 'Agree', pressed: true })).toBeVisible();
    await Promise.all([
      page.waitForEvent('load'),
      other.waitForEvent('load'),
      note.getByRole('button', { name: 'Decline' }).click(),
    ]);
    await awake(page);
    await expectNoQuestion(page);
    await awake(other);
    await expectNoQuestion(other);
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('_hjUserAttributes'))).toBeNull();
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['mine']);
  });
});
