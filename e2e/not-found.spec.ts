import { open } from './support/page.ts';
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

for (const path of [
  '/blog/a/b',
  '/administrator',
  '/About',
  '/constructor',
  '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/اردو',
  '/a%20b?next=//example.com#home',
  `/${'long'.repeat(60)}`,
  '/wp-login.php',
  '/v1.2',
  '/.env',
  '/100%',
]) {
  const title = path.length > 60 ? 'a very long path' : path;
  test(`${title} shows the not-found screen with the path`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(OOPS, { exact: true })).toBeVisible();
    const attempted = await page.evaluate(() => location.pathname);
    await expect(page.getByText(attempted, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(
      await page.evaluate(() => innerWidth),
    );
  });
}

test('the not-found screen asks search engines to leave it out', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page).toHaveTitle('404 | Portfolio');
});

test.describe('a part of the page that does not arrive', () => {
  test.use({ expectedProblem: /./ });

  test('shows the failure page with the message', async ({ page }) => {
    await page.route(/blog-list-page/, (route) => route.abort());
    await page.goto('/blog');
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible();
    await expect(page.getByText(/failed to fetch dynamically imported module/i)).toBeVisible();

    await page.unroute(/blog-list-page/);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByText('No articles yet. Check back soon.')).toBeVisible();
  });

  test('leaves the page standing when it is only the chat', async ({ page }) => {
    await page.route(/chat-panel/, (route) => route.abort());
    await open(page);
    const logged = page.waitForEvent('console', (message) => /import/.test(message.text()));
    await page.getByRole('button', { name: 'Open the assistant' }).click();
    await logged;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.getByRole('heading', { level: 1, name: 'Hamza Qureshi' })).toBeVisible();
  });
});
