import { hiding, post } from './support/content.ts';
import { open, scrollTo } from './support/page.ts';
import { save, saved, store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const ANCHORS = [
  'home',
  'about',
  'skills',
  'projects',
  'services',
  'process',
  'why-choose-me',
  'client-success',
  'companies',
  'case-studies',
  'blog',
  'testimonials',
  'contact',
  'schedule',
];

test('the sections stand in their order, without the blog while there are no posts', {
  tag: '@responsive',
}, async ({ page }) => {
  await open(page);
  const ids = await page
    .locator('main section[id]')
    .evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual(ANCHORS.filter((anchor) => anchor !== 'blog'));
});

test('the blog block shows the three newest published posts', async ({ page }) => {
  await store(page, 'blogPosts', [
    post('oldest', '2025-01-01T00:00:00.000Z'),
    post('third', '2025-02-01T00:00:00.000Z'),
    post('newest', '2025-12-01T00:00:00.000Z'),
    post('second', '2025-06-01T00:00:00.000Z'),
    post('draft', '2026-01-01T00:00:00.000Z', { published: false }),
  ]);
  await open(page);
  await expect(page.locator('main section[id]')).toHaveCount(14);
  const blog = page.locator('#blog');
  await expect(blog.getByRole('heading', { level: 3 })).toHaveText([
    'Post newest',
    'Post second',
    'Post third',
  ]);
  await expect(blog.locator('a[href="/blog/newest"]').first()).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }),
  ).toHaveAttribute('href', '#blog');
});

test('the landing page reads its posts apart from all others, until those change', async ({
  page,
}) => {
  await store(page, 'blogPosts', [post('one', '2025-01-01T00:00:00.000Z')]);
  await open(page);
  await expect.poll(() => saved(page, 'latestPosts')).toMatchObject({ posts: [{ slug: 'one' }] });

  const titles = page.locator('#blog').getByRole('heading', { level: 3 });
  const kept = await saved(page, 'latestPosts');
  await save(page, 'latestPosts', { ...kept, posts: [post('kept', '2025-01-01T00:00:00.000Z')] });
  await open(page);
  await expect(titles).toHaveText(['Post kept']);

  await save(page, 'blogPosts', [post('second', '2025-01-01T00:00:00.000Z')]);
  await open(page);
  await expect(titles).toHaveText(['Post second']);
  await expect
    .poll(() => saved(page, 'latestPosts'))
    .toMatchObject({ posts: [{ slug: 'second', content: '' }] });
});

test('the numbers of the sections have no gaps', async ({ page }) => {
  await open(page);
  const numbers = await page
    .locator('main section[id] p > span[aria-hidden="true"]')
    .evaluateAll((spans) => spans.map((span) => span.textContent ?? '').filter(Number));
  const expected = numbers.map((_, at) => String(at + 1).padStart(2, '0'));
  expect(numbers.length).toBeGreaterThan(8);
  expect(numbers).toEqual(expected);
});

test('a hidden section is gone with everything that leads to it', async ({ page }) => {
  await store(
    page,
    'sectionVisibility',
    hiding('about', 'skills', 'services', 'testimonials', 'contact', 'schedule-call'),
  );
  await open(page);
  const ids = await page
    .locator('main section[id]')
    .evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual([
    'home',
    'projects',
    'process',
    'why-choose-me',
    'client-success',
    'companies',
    'case-studies',
  ]);
  // Nothing on the page leads to a place that is not there.
  const dead = await page
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !document.getElementById(href.slice(1))),
    );
  expect(dead).toEqual([]);
});

test('a page without its hero still has a way to its top', async ({ page }) => {
  await store(page, 'sectionVisibility', hiding('hero'));
  await open(page);
  const home = page.getByRole('link', { name: 'Hamza Qureshi, home page' });
  await scrollTo(page, 1500);
  await home.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('about shows four figures, twelve technologies with categories, and working hours', {
  tag: '@responsive',
}, async ({ page }) => {
  await open(page);
  const about = page.locator('#about');
  await expect(about.locator('dl').first().locator('> div')).toHaveText([
    'Years experience4+',
    'Projects completed50+',
    'Based inLahore, Pakistan',
    'Response time< 2 hours',
  ]);
  const technologies = about.getByRole('listitem');
  await expect(technologies).toHaveCount(12);
  const categories = await technologies.locator('span').allTextContents();
  expect([...new Set(categories)]).toEqual([
    'Frontend',
    'Backend',
    'Database',
    'Cloud',
    'DevOps',
    'Mobile',
  ]);
  await expect(about.locator('dl').last().locator('> div')).toHaveText([
    'Mon-Fri9:00 AM-6:00 PM PKT',
    'Saturday10:00 AM-4:00 PM PKT',
    'SundayAvailable for urgent matters only',
  ]);
});

test('process, success figures, promises and principles say what they should', async ({ page }) => {
  await open(page);
  await expect(page.locator('#process ol h3')).toHaveText([
    'Discovery & Planning',
    'Design & Architecture',
    'Development & Testing',
    'Deployment & Support',
  ]);
  await expect(page.locator('#process ol > li')).toContainText(['1', '2', '3', '4']);
  await expect(page.locator('#client-success dd')).toHaveText(['50+', '98%', '15+', '4.9/5']);
  const promises = page.locator('#client-success li');
  await expect(promises).toHaveCount(3);
  await expect(promises.nth(0)).toContainText('Fast Delivery');
  await expect(promises.nth(0)).toContainText('30% faster than industry standard');
  await expect(promises.nth(1)).toContainText('Quality Assurance');
  await expect(promises.nth(1)).toContainText('6-month warranty');
  await expect(promises.nth(2)).toContainText('Ongoing Support');
  await expect(promises.nth(2)).toContainText('24/7');
  const reasons = page.locator('#why-choose-me');
  await expect(reasons.getByRole('listitem')).toHaveCount(8);
  await reasons.getByRole('link', { name: 'Let’s work together' }).click();
  await expect(
    page.getByRole('heading', { name: 'Tell me what you are building' }),
  ).toBeInViewport();
  await reasons.getByRole('link', { name: 'Read what clients say' }).click();
  await expect(page.getByRole('heading', { name: 'What clients say' })).toBeInViewport();
});
