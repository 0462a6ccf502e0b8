import type { Page } from '@playwright/test';
import { post } from '../support/content.ts';
import { saved, store } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, expectUnsaved, openScreen, saveButton } from './support.ts';

const list = (page: Page) => page.getByRole('region', { name: /^Posts/ });

test('§2 §4 a new post is saved at the front, derives its slug, and is on the site once published', async ({
  page,
}) => {
  await store(page, 'blogPosts', [post('old', '2024-03-01T10:00:00.000Z')]);
  await openScreen(page, 'blog');
  await page.getByLabel('Title').fill('  Hello,   World! -- again');
  await expect(page.getByLabel('Slug')).toHaveValue('hello-world-again');
  await page.getByLabel('Slug').fill('My  Own -- Slug!');
  await expect(page.getByLabel('Slug')).toHaveValue('my-own-slug');
  await page.getByLabel('Excerpt').fill('Short.');
  await page.getByLabel('Content (Markdown)').fill('## Part\n\n- one\n- two\n\n`code`');
  const preview = page.getByRole('region', { name: 'Preview of the text' });
  await expect(preview.getByRole('heading', { name: 'Part' })).toBeVisible();
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

test('§5 §8 Delete asks, resets the form, and can be undone @once', async ({ page }) => {
  await store(page, 'blogPosts', [post('gone', '2024-03-01T10:00:00.000Z')]);
  await openScreen(page, 'blog');
  await list(page).getByRole('button', { name: 'Post gone' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this post?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Post gone');
  await page.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete post' }).click();
  await expectToast(page, 'Deleted', 'Blog post deleted.');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByLabel('Title')).toBeFocused();
  expect(await saved(page, 'blogPosts')).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await saved(page, 'blogPosts')).length).toBe(1);
});

test.describe('pasted text', () => {
  // The browser reports what it refuses to run even where nothing would run it: while it is being read.
  test.use({ expectedProblem: /Content Security Policy/ });

  test('formatted text is pasted as clean markdown, and scripts do not survive anywhere @once', async ({
    page,
  }) => {
    await openScreen(page, 'blog');
    const content = page.getByLabel('Content (Markdown)');
    await content.focus();
    await content.evaluate((field) => {
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
    await expect(content).toHaveValue('## Pasted\n\n**Bold** link');
    await content.fill('<img src=x onerror="document.title=1"> [a](javascript:alert(1)) text');
    const preview = page.getByRole('region', { name: 'Preview of the text' });
    await expect(preview).toContainText('text');
    await expect(preview.locator('img, script, a[href^="javascript"]')).toHaveCount(0);
  });
});

test('the same post saved in two tabs: the later one chooses @once', async ({ page, context }) => {
  await store(page, 'blogPosts', [post('a', '2024-03-01T10:00:00.000Z')]);
  await openScreen(page, 'blog');
  await list(page).getByRole('button', { name: 'Post a' }).click();
  await page.getByLabel('Excerpt').fill('mine');
  const other = await context.newPage();
  await openScreen(other, 'blog');
  await list(other).getByRole('button', { name: 'Post a' }).click();
  await other.getByLabel('Excerpt').fill('theirs');
  await saveButton(other).click();
  await expectToast(other, 'Saved');
  await saveButton(page).click();
  const question = page.getByRole('dialog', { name: 'Changed in another tab' });
  await expect(question.getByRole('region', { name: 'Excerpt' })).toContainText('theirs');
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expectToast(page, 'Saved');
  await expect(other.getByLabel('Excerpt')).toHaveValue('mine');
});

test('Translate begins a draft in a language that the post lacks, and the site shows it there', {
  tag: '@once',
}, async ({ page }) => {
  await store(page, 'blogPosts', [
    post('hello', '2024-03-01T10:00:00.000Z', { content: 'Words.' }),
  ]);
  await openScreen(page, 'blog');
  await list(page).getByRole('button', { name: 'Post hello' }).click();
  await page.getByRole('button', { name: 'Translate' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Content (Markdown)')).toHaveValue('Words.');
  await expect(page.getByLabel('Translation of')).toHaveValue('hello');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('German');
  await page.getByLabel('Title').fill('Hallo');
  await page.getByRole('switch', { name: 'Published' }).check();
  await saveButton(page).click();
  await expectToast(page, 'Saved');
  await expect(list(page).getByRole('listitem').first()).toContainText('Translates Post hello');
  await expect(list(page).getByText('German')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Preview' })).toHaveAttribute(
    'href',
    '/de/blog/hallo',
  );
  await page.goto('/de/blog');
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows.getByRole('link')).toHaveText(['Hallo']);
});
