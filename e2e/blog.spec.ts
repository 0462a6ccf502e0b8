import type { Page } from '@playwright/test';
import { sectionIds } from '../app/content/sections.ts';
import { ARTICLE, COVER } from './support/article.ts';
import { expectNoViolations } from './support/axe.ts';
import { post } from './support/content.ts';
import { expectNoSidewaysScroll, open } from './support/page.ts';
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

test('the landing page shows the three newest published posts of this browser', async ({
  page,
}) => {
  await store(page, 'blogPosts', [
    post('oldest', '2025-01-01T00:00:00.000Z'),
    post('third', '2025-02-01T00:00:00.000Z'),
    post('newest', '2025-12-01T00:00:00.000Z'),
    post('second', '2025-06-01T00:00:00.000Z'),
    post('draft', '2026-01-01T00:00:00.000Z', { published: false }),
  ]);
  await open(page);
  await expect(page.locator('main section[id]')).toHaveCount(sectionIds.length);
  const block = page.locator('#blog');
  await expect(block.getByRole('heading', { level: 3 })).toHaveText([
    'Post newest',
    'Post second',
    'Post third',
  ]);
  await expect(block.locator('a[href="/blog/newest"]').first()).toBeVisible();
});

test('hostile content does nothing @once', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const hostile = '</script><script>alert(1)</script>';
  const markdown = [
    hostile,
    '<img src=x onerror=alert(2)>',
    'text <img src=x onerror=alert(3)> text',
    '[click me](javascript:alert(4))',
    '![pixel](javascript:alert(5))',
    '<svg onload=alert(6)></svg>',
    '<iframe srcdoc="<script>alert(7)</script>"></iframe>',
    '[open](data:text/html,<script>alert(8)</script>)',
    'The end.',
  ].join('\n\n');
  await store(page, 'blogPosts', [
    post('hostile', DAY, {
      title: hostile,
      excerpt: hostile,
      tags: [hostile],
      author: hostile,
      coverImage: 'javascript:alert(9)',
      content: markdown,
    }),
  ]);
  await page.goto('/blog/hostile');
  const main = page.getByRole('main');
  await expect(main.getByText('The end.')).toBeVisible();
  await main.getByText('click me').click();
  await expect(main.locator('script:not([type="application/ld+json"]), iframe, img')).toHaveCount(
    0,
  );
  await expect(main.locator('[href^="javascript:"], [href^="data:"], [onerror]')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test('an article with everything in it passes axe, dark and light @once', async ({ page }) => {
  await store(page, 'blogPosts', [full, newer]);
  await page.goto('/blog/full');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolations(page, { within: 'main' });
  await wear(page, 'light');
  await expectNoViolations(page, { within: 'main', only: 'colors' });
});

test('a title in Latin letters keeps its close lines on an Urdu page @once', async ({ page }) => {
  await store(page, 'language', 'ur');
  await store(page, 'blogPosts', [full]);
  for (const path of ['/blog', '/blog/full']) {
    await open(page, path);
    const title = page.getByText('Fast pages do less', { exact: true });
    const lines = await title.evaluate((element) => {
      const { lineHeight, fontSize } = getComputedStyle(element);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    });
    expect(lines).toBeCloseTo(1.12, 2);
  }
});

test('long words, wide tables and long code fit the screen @once', async ({ page }) => {
  const endless = post('endless', DAY, { title: 'Endless'.repeat(20), tags: ['x'.repeat(60)] });
  await store(page, 'blogPosts', [full, newer, endless]);
  for (const path of ['/blog', '/blog/full', '/blog/endless']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoSidewaysScroll(page);
    }
  }
});

test('a visitor finds posts in their language first, and reads one in another', {
  tag: '@once',
}, async ({ page }) => {
  await store(page, 'blogPosts', [
    newer,
    post('hello', DAY, { title: 'Hello' }),
    post('hallo', '2024-03-14T09:00:00.000Z', {
      title: 'Hallo',
      language: 'de',
      translationOf: 'hello',
    }),
  ]);
  const titles = page.getByRole('main').getByRole('article').getByRole('link');
  async function choose(language: string) {
    await page.getByRole('button', { name: /Language|Sprache/ }).click();
    const languages = page.getByRole('list', { name: /Language|Sprache/ });
    await languages.getByRole('link', { name: language }).click();
  }
  await open(page, '/blog');
  await expect(titles).toHaveText(['Newer', 'Hello']);
  await choose('Deutsch');
  await expect(titles).toHaveText(['Hallo', 'Newer']);
  await expect(page).toHaveURL('/de/blog');
  await titles.first().click();
  await expect(page).toHaveURL('/de/blog/hallo');
  await expect(page.locator('article')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/blog/hello');
  await open(page, '/de/blog/hallo');
  await choose('English');
  await expect(page).toHaveURL('/blog/hello');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectNoViolations(page, { within: 'main' });
});
