import type { Page } from '@playwright/test';
import { post } from '../support/content.ts';
import { saved, store } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, expectUnsaved, openScreen, saveButton } from './support.ts';

const content = (page: Page) => page.getByLabel('Content (Markdown)');
const preview = (page: Page) => page.getByRole('region', { name: 'Preview of the text' });

// The browser reports what it refuses to run even where nothing would run it: while it is being read.
test.use({ expectedProblem: /^Executing inline event handler violates/ });

async function pasteFormatted(page: Page) {
  await content(page).focus();
  await content(page).evaluate((field) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<h2>Pasted</h2><p onclick="x()"><b>Bold</b> <a href="javascript:x()">link</a><script>x()</script></p>',
    );
    data.setData('text/plain', 'Pasted Bold link');
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(content(page)).toHaveValue('## Pasted\n\n**Bold** link');
  await content(page).fill('<img src=x onerror="document.title=1"> [a](javascript:alert(1)) text');
  await expect(preview(page)).toContainText('text');
  await expect(preview(page).locator('img, script, a[href^="javascript"]')).toHaveCount(0);
}

test('§2 §4 a new post is saved at the front, derives its slug, takes formatted text as clean markdown without scripts, and is on the site once published', async ({
  page,
}) => {
  await store(page, 'blogPosts', [post('old', '2024-03-01T10:00:00.000Z')]);
  await openScreen(page, 'blog');
  await page.getByLabel('Title').fill('  Hello,   World! -- again');
  await expect(page.getByLabel('Slug')).toHaveValue('hello-world-again');
  await page.getByLabel('Slug').fill('My  Own -- Slug!');
  await expect(page.getByLabel('Slug')).toHaveValue('my-own-slug');
  await page.getByLabel('Excerpt').fill('Short.');
  await test.step('what is pasted becomes clean markdown', () => pasteFormatted(page));
  await content(page).fill('## Part\n\n- one\n- two\n\n`code`');
  await expect(preview(page).getByRole('heading', { name: 'Part' })).toBeVisible();
  await expect(page.getByText('4 words')).toBeVisible();
  await page.getByLabel('Tags').fill(' React ,, CSS ');
  await page.getByLabel('Date').fill('2025-02-03');
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Preview' })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Published' }).check();
  await page.getByRole('switch', { name: 'Featured' }).check();
  await saveButton(page).click();
  await expectToast(page, 'Saved', 'Blog post saved successfully.');
  await expectUnsaved(page, false);
  const [first, second] = await saved(page, 'blogPosts');
  expect(first).toMatchObject({
    slug: 'my-own-slug',
    tags: ['React', 'CSS'],
    published: true,
    featured: true,
  });
  expect(new Date(first?.date ?? '').toLocaleDateString('en', { timeZone: 'Asia/Karachi' })).toBe(
    '2/3/2025',
  );
  expect(second?.id).toBe('old');
  const link = page.getByRole('link', { name: 'Preview' });
  await expect(link).toHaveAttribute('href', '/blog/my-own-slug');
  await expect(link).toHaveAttribute('target', '_blank');
  await page.goto('/blog/my-own-slug');
  await expect(page.getByRole('heading', { name: 'Part' })).toBeVisible();
});
