// A long list of posts: the page has the newest, the others follow.
import { post } from '../support/content.ts';
import { open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const POSTS = Array.from({ length: 120 }, (_, at) =>
  post(`post-${at}`, new Date(Date.UTC(2026, 0, 1) - at * 86_400_000).toISOString()),
);

test('who scrolls on comes to the last one', async ({ page, site }) => {
  await site?.save('blogPosts', POSTS);
  await open(page, '/blog');
  const last = page.getByRole('link', { name: 'Post post-119' });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    await expect(last).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(POSTS.length);
  await expect(page.getByRole('link', { name: 'Older articles' })).toHaveCount(0);
});
