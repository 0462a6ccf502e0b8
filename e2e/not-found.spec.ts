import { expectNoSidewaysScroll } from './support/page.ts';
import { expect, test } from './support/test.ts';

// The browser itself logs the status of the page.
test.use({ expectedProblem: /status of 404/ });

const OOPS = 'Oops! The page you are looking for doesn’t exist.';

test('an unknown path shows the not-found screen, and an unknown post says so', {
  tag: '@phone',
}, async ({ page }) => {
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

  // A long one does not break the screen. Others: app/site/pages/pages.test.tsx.
  const long = `/${'long'.repeat(60)}`;
  expect((await page.goto(long))?.status()).toBe(404);
  await expect(page.getByText(long, { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);

  // What could be a post of this browser is looked for, and a way back offered.
  await page.goto('/blog/no-such-post');
  await expect(page.getByRole('heading', { name: 'Post not found', exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All articles' }).click();
  await expect(page).toHaveURL('/blog');
});
