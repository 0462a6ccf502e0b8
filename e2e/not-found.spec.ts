import { expectNoSidewaysScroll } from './support/page.ts';
import { expect, test } from './support/test.ts';

// The browser itself logs the status of the page.
test.use({ expectedProblem: /status of 404/ });

const OOPS = 'Oops! The page you are looking for doesn’t exist.';

test('an unknown path shows the not-found screen', { tag: '@phone' }, async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.type() === 'log');
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  await expect(page.getByText(OOPS, { exact: true })).toBeVisible();
  await expect(page.getByText('/no/such/page', { exact: true })).toBeVisible();
  expect((await logged).text()).toContain('/no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Hamza Qureshi' })).toBeVisible();
});

test('a path of any length and script is named without breaking the screen @once', async ({
  page,
}) => {
  for (const path of [
    '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/اردو',
    `/${'long'.repeat(60)}`,
    '/100%',
  ]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const attempted = await page.evaluate(() => location.pathname);
    await expect(page.getByText(attempted, { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
