import type { Page, Route } from '@playwright/test';
import { ARTICLE, COVER } from './support/article.ts';
import { expectNoViolations } from './support/axe.ts';
import { post } from './support/content.ts';
import { expectNoSidewaysScroll, open } from './support/page.ts';
import { save, store } from './support/storage.ts';
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

test.describe('blog list', () => {
  test('fresh site: the empty text, and the title falls back to Portfolio', async ({ page }) => {
    await page.goto('/blog');
    await expect(
      page.getByText('No articles yet. Check back soon.', { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveTitle('Blog | Portfolio');
  });

  test('published posts only, newest first, each linking to its page', async ({ page }) => {
    await store(page, 'blogPosts', [older, draft, newer]);
    await page.goto('/blog');
    const links = page.getByRole('main').getByRole('article').getByRole('link');
    await expect(links).toHaveText(['Newer', 'Older']);
    await expect(links.first()).toHaveAttribute('href', '/blog/newer');
    await expect(page.getByText('No articles yet')).toHaveCount(0);
  });

  test('a card shows date, reading time, excerpt, tags and the featured mark', async ({ page }) => {
    await store(page, 'blogPosts', [newer]);
    await page.goto('/blog');
    const card = page.getByRole('main').getByRole('article');
    // Half past one in the night of the 15th, for a visitor in Karachi.
    for (const text of ['June 15, 2025', '1 min read', 'Featured', 'What it is about.']) {
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(card.getByText('React, Testing')).toBeVisible();
  });

  test('the title carries the saved site name, and follows a change in another tab', async ({
    page,
    context,
  }) => {
    await store(page, 'settings', { siteName: 'Atelier' });
    await page.goto('/blog');
    await expect(page).toHaveTitle('Blog | Atelier');
    const other = await context.newPage();
    await other.goto('/blog');
    await save(other, 'settings', { siteName: 'Studio' });
    await expect(page).toHaveTitle('Blog | Studio');
  });

  test('a click on a card opens the post', async ({ page }) => {
    await store(page, 'blogPosts', [newer, older]);
    await page.goto('/blog');
    await page.getByRole('main').getByRole('article').first().click();
    await expect(page).toHaveURL('/blog/newer');
    await expect(page.getByRole('heading', { level: 1, name: 'Newer' })).toBeVisible();
  });
});

test.describe('landing block', () => {
  test('omitted without published posts', async ({ page }) => {
    await store(page, 'blogPosts', [draft]);
    await open(page);
    await expect(page.locator('#testimonials')).toBeAttached();
    await expect(page.locator('#blog')).toHaveCount(0);
  });

  test('at most 3 published posts, newest first', async ({ page }) => {
    const posts = [1, 2, 3, 4].map((day) =>
      post(`p${day}`, `2025-01-0${day}T09:00:00.000Z`, { title: `Day ${day}` }),
    );
    await store(page, 'blogPosts', posts);
    await open(page);
    await expect(page.locator('#blog').getByRole('heading', { level: 3 })).toHaveText([
      'Day 4',
      'Day 3',
      'Day 2',
    ]);
  });
});

test.describe('blog post', () => {
  test('title, date, tags joined by commas, author and lazy cover image', async ({ page }) => {
    await store(page, 'blogPosts', [full]);
    await page.goto('/blog/full');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Fast pages do less');
    await expect(main.getByText('March 14, 2025')).toBeVisible();
    await expect(main.getByText('Performance, React')).toBeVisible();
    await expect(main.getByText('By Hamza Qureshi')).toBeVisible();
    const cover = main.getByAltText('Fast pages do less cover image');
    await expect(cover).toHaveAttribute('loading', 'lazy');
    await expect(cover).toBeVisible();
  });

  test('the tab has its name before the text is there', async ({ page }) => {
    const codeOfText = new Promise<Route>((hold) => {
      void page.route(/\/assets\/article-body-/, hold);
    });
    await store(page, 'blogPosts', [full]);
    await page.goto('/blog/full');
    await expect(page).toHaveTitle('Fast pages do less | Portfolio');
    await expect(page.locator('.prose')).toHaveCount(0);
    await (await codeOfText).continue();
    await expect(page.locator('.prose')).toBeVisible();
    await expect(page).toHaveTitle('Fast pages do less | Portfolio');
  });

  test('page metadata: title, description, canonical, open graph and article data', async ({
    page,
  }) => {
    await store(page, 'blogPosts', [full]);
    await store(page, 'settings', { siteName: 'Atelier' });
    await page.goto('/blog/full');
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
      datePublished: DAY,
      author: { name: 'Hamza Qureshi' },
      image: origin + COVER,
      description: 'What the numbers said.',
      mainEntityOfPage: `${origin}/blog/full`,
    });
  });

  test('open graph has no image when there is no cover', async ({ page }) => {
    await store(page, 'blogPosts', [newer]);
    await page.goto('/blog/newer');
    await expect(page).toHaveTitle('Newer | Portfolio');
    await expect(page.locator('head meta[property="og:image"]')).toHaveCount(0);
  });

  test('markdown: headings, lists, tasks, code, table, quote, footnote', async ({ page }) => {
    await store(page, 'blogPosts', [full]);
    await page.goto('/blog/full');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(main.getByRole('heading', { level: 2, name: 'The code' })).toBeVisible();
    await expect(main.getByRole('checkbox', { name: 'Measure before' })).toBeChecked();
    await expect(main.getByRole('checkbox', { name: 'Change one thing' })).toBeDisabled();
    await expect(main.locator('.hljs-keyword').first()).toHaveText('interface');
    await expect(main.getByRole('columnheader')).toHaveText(['Page', 'Before', 'After', 'Note']);
    await expect(main.getByRole('blockquote')).toContainText('does less');
    await expect(main.getByRole('region', { name: 'Footnotes' })).toContainText('mid-range phone');
    await main.getByRole('link', { name: 'the code', exact: true }).click();
    await expect(main.getByRole('heading', { name: 'The code' })).toBeInViewport();
    await expect(main.getByRole('link', { name: 'numbers' })).toHaveAttribute('rel', 'noopener');
  });

  test('a cover that does not load disappears', async ({ page }) => {
    await page.route('**/broken.png', (route) =>
      route.fulfill({ contentType: 'image/png', body: '' }),
    );
    await store(page, 'blogPosts', [post('plain', DAY, { coverImage: '/broken.png' })]);
    await page.goto('/blog/plain');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  });

  test('hostile content does nothing', async ({ page }) => {
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

  for (const [why, posts] of [
    ['missing', []],
    ['unpublished', [draft]],
  ] as const) {
    test(`${why}: says so, offers a way back, is not indexed`, async ({ page }) => {
      await store(page, 'blogPosts', posts);
      await page.goto('/blog/draft');
      await expect(
        page.getByRole('heading', { name: 'Post not found', exact: true }),
      ).toBeVisible();
      await expect(
        page.getByText("The article you are looking for doesn't exist.", { exact: true }),
      ).toBeVisible();
      await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await page.getByRole('main').getByRole('link', { name: 'All articles' }).click();
      await expect(page).toHaveURL('/blog');
    });
  }

  test('a post in another script has an address and its own direction', async ({ page }) => {
    const slug = 'میرا-مضمون';
    await store(page, 'blogPosts', [
      post(slug, DAY, { title: 'میرا مضمون', content: 'یہ اردو ہے۔\n\n```ts\nlet a = 1;\n```' }),
    ]);
    await page.goto('/blog');
    await page.getByRole('link', { name: 'میرا مضمون' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('میرا مضمون');
    await expect(page.getByText('یہ اردو ہے۔')).toHaveCSS('direction', 'rtl');
    await expect(page.locator('pre')).toHaveCSS('direction', 'ltr');
  });
});

for (const theme of ['dark', 'light']) {
  for (const path of ['/blog', '/blog/full', '/blog/none']) {
    test(`${path} passes axe in ${theme} colours`, async ({ page }) => {
      await store(page, 'theme', theme);
      await store(page, 'blogPosts', [full, newer]);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolations(page, { within: 'main' });
    });
  }
}

test('a title in Latin letters keeps its close lines on an Urdu page', async ({ page }) => {
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

test('long words, wide tables and long code fit the screen', { tag: '@responsive' }, async ({
  page,
}) => {
  const endless = post('endless', DAY, { title: 'Endless'.repeat(20), tags: ['x'.repeat(60)] });
  await store(page, 'blogPosts', [full, newer, endless]);
  for (const path of ['/blog', '/blog/full', '/blog/endless']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
