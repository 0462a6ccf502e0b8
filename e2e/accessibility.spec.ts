import { expectNoViolations } from './support/axe.ts';
import { open, scrollTo } from './support/page.ts';
import { store, wear } from './support/storage.ts';
import { expect, test } from './support/test.ts';

// What the walk through all languages (languages.spec.ts) does not open.

test('the question about analytics, and its place in the privacy note, have no violation', async ({
  page,
}) => {
  await store(page, 'settings', { analytics: { googleAnalyticsId: 'G-ABCDEF1234' } });
  await page.goto('/blog');
  const question = page.getByRole('region', { name: 'Visit statistics' });
  await expect(question).toBeVisible();
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Privacy' }).click();
  await expectNoViolations(page, { within: 'dialog[open]' });
  await wear(page, 'light');
  await expectNoViolations(page, { only: 'colors' });
});

test('a dialog keeps the keyboard inside and gives it back; the language list and the chat have no violation', async ({
  page,
}) => {
  await open(page, '/blog');
  const opener = page.getByRole('button', { name: 'Start Project' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let count = 0; count < 15; count += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || focused?.closest('dialog[open]') !== null;
    });
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  const terms = page.getByRole('contentinfo').getByRole('button', { name: 'Terms' });
  await terms.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(terms).toBeFocused();

  await page.getByRole('button', { name: 'Language' }).click();
  await expectNoViolations(page, { within: 'header' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  const panel = page.getByRole('region', { name: 'Assistant' });
  await panel.getByLabel('Your message').fill('hello');
  await panel.getByLabel('Your message').press('Enter');
  await expectNoViolations(page, { within: 'section:has(> form)' });
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expectNoViolations(page, { within: 'section:has(> form)' });
});

test('a chosen slot and the dialog that books it have no violation', async ({ page }) => {
  await open(page);
  const schedule = page.locator('#schedule');
  await schedule.scrollIntoViewIfNeeded();
  await schedule.getByRole('button', { name: 'Next month' }).click();
  await schedule.getByRole('gridcell').getByRole('button').nth(10).click();
  await schedule.locator('label', { hasText: '02:00 PM' }).click();
  await expectNoViolations(page, { within: '#schedule' });
  await wear(page, 'light');
  await expectNoViolations(page, { within: '#schedule', only: 'colors' });
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Book the Call' }).click();
  await expectNoViolations(page, { within: 'dialog[open]' });
  await wear(page, 'dark');
  await expectNoViolations(page, { within: 'dialog[open]', only: 'colors' });
});

test('Tab reaches every control of the page, in the order in which it is read, and none behind the bar', async ({
  page,
}) => {
  await open(page);
  // The carousel and the calendar come when they are near.
  await page.locator('#case-studies').scrollIntoViewIfNeeded();
  await expect(page.locator('#case-studies li[inert]').first()).toBeAttached();
  await page.locator('#schedule').scrollIntoViewIfNeeded();
  await expect(page.locator('#schedule').getByRole('grid')).toBeVisible();
  await scrollTo(page, 0);
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
  const expected = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [tabindex="0"]',
    );
    const isReachable = (control: HTMLElement) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled') &&
      !control.closest('[inert], [popover]:not(:popover-open)') &&
      control.checkVisibility();
    const all = [...controls].filter(isReachable);
    for (const [at, control] of all.entries()) control.dataset.stop = String(at);
    return all.length;
  });
  expect(expected).toBeGreaterThan(80);
  const stops: string[] = [];
  // One more: the button to the top comes while the page scrolls along.
  for (let count = 0; count < expected + 1; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      return focused.dataset.stop ?? focused.getAttribute('aria-label') ?? focused.outerHTML;
    });
    stops.push(stop);
  }
  const order = Array.from({ length: expected }, (_, at) => String(at));
  expect(stops).toEqual(order.toSpliced(-1, 0, 'Back to top'));

  // Nor does it stop behind the bar on its way back.
  await scrollTo(page, 3000);
  const link = page.locator('#projects a').first();
  await link.focus();
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    const bar = await page.getByRole('banner').evaluate((header) => header.clientHeight);
    expect(top).toBeGreaterThanOrEqual(bar - 1);
  }
});
