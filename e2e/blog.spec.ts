import type { Page } from '@playwright/test';
import { ARTICLE, COVER } from './support/article.ts';
import { expectNoViolations } from './support/axe.ts';
import { post } from './support/content.ts';
import { expectNoSidewaysScroll } from './support/page.ts';
import { store, wear } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const DAY = '2025-03-14T09:00:00.000Z';
const older = post('older', '2024-05-01T09:00:00.000Z', { title: 'Older' });
const newer = post('newer', '2025-06-14T20:30:00.000Z', {
  title: 'Newer',
  excerpt: 'What it is about.',
  tags: ['React', 'Testing'],
  featured: true,
});
const draft = post('draft', DAY, { title: 'A draft', published: false });
const full = post('full', DAY, {
  title: 'Fast pages do less',
  excerpt: 'What the numbers said.',
  content: ARTICLE,
  tags: ['Performance', 'React'],
  coverImage: COVER,
});

const content = (page: Page, selector: string) =>
  page.locator(`head ${selector}`).getAttribute('content');

test('a visitor finds a post in the list, opens it and reads it, with page metadata: title, description, canonical, open graph and article data', async ({
  page,
}) => {
  await store(page, 'blogPosts', [
    older,
    draft,
    newer,
    { ...full, date: '2025-07-01T09:00:00.000Z' },
  ]);
  await store(page, 'settings', { siteName: 'Atelier' });
  await page.goto('/blog');
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows.getByRole('link')).toHaveText(['Fast pages do less', 'Newer', 'Older']);
  // Half past one in the night of the 15th, for a visitor in Karachi.
  for (const text of ['June 15, 2025', '1 min read', 'Featured', 'What it is about.']) {
    await expect(rows.nth(1).getByText(text, { exact: true })).toBeVisible();
  }
  await expect(rows.nth(1).getByText('React, Testing')).toBeVisible();

  await rows.first().click();
  await expect(page).toHaveURL('/blog/full');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Fast pages do less');
  await expect(main.getByText('By Hamza Qureshi')).toBeVisible();
  await expect(main.getByAltText('Fast pages do less cover image')).toBeVisible();
  await expect(main.getByRole('checkbox', { name: 'Measure before' })).toBeChecked();
  await expect(main.locator('.hljs-keyword').first()).toHaveText('interface');
  await main.getByRole('link', { name: 'the code', exact: true }).click();
  await expect(main.getByRole('heading', { name: 'The code' })).toBeInViewport();

  // What search engines and other sites are told of it.
  const { origin } = new URL(page.url());
  await expect(page).toHaveTitle('Fast pages do less | Atelier');
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
    'href',
    `${origin}/blog/full`,
  );
  expect(await content(page, 'meta[name=description]')).toBe('What the numbers said.');
  expect(await content(page, 'meta[property="og:title"]')).toBe('Fast pages do less');
  expect(await content(page, 'meta[property="og:type"]')).toBe('article');
  expect(await content(page, 'meta[property="og:url"]')).toBe(`${origin}/blog/full`);
  expect(await content(page, 'meta[property="og:image"]')).toBe(origin + COVER);
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Fast pages do less',
    datePublished: '2025-07-01T09:00:00.000Z',
    author: { name: 'Hamza Qureshi' },
    image: origin + COVER,
    description: 'What the numbers said.',
    mainEntityOfPage: `${origin}/blog/full`,
  });
});

test('an article with everything in it passes axe, dark and light, and long words, wide tables and long code fit the screen @once', async ({
  page,
}) => {
  const endless = post('endless', DAY, { title: 'Endless'.repeat(20), tags: ['x'.repeat(60)] });
  const german = post('ganz', DAY, { title: 'Ganz', language: 'de', translationOf: 'full' });
  await store(page, 'blogPosts', [full, newer, endless, german]);
  await page.goto('/blog/full');
  const main = page.getByRole('main');
  await expect(main.getByRole('table')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Deutsch' })).toHaveAttribute(
    'href',
    '/de/blog/ganz',
  );
  await expectNoViolations(page, { within: 'main' });
  await wear(page, 'light');
  await expectNoViolations(page, { within: 'main', only: 'colors' });
  await expectToFit(page);
  for (const path of ['/blog', '/blog/endless']) {
    await page.goto(path);
    await expect(main.getByText(endless.title, { exact: true })).toBeVisible();
    await expectToFit(page);
  }
});

async function expectToFit(page: Page) {
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
  }
}
