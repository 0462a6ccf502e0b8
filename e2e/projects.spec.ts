import { project } from './support/content.ts';
import { open } from './support/page.ts';
import { store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('the five built-in projects show, trending ones first', { tag: '@responsive' }, async ({
  page,
}) => {
  await open(page);
  const section = page.locator('#projects');
  await expect(section.locator('article h3')).toHaveText([
    'Dastarkhwan',
    'Dastarkhwan Go',
    'Baraat',
    'Malkhana',
    'Pehra',
  ]);
  const first = section.locator('article').first();
  await expect(first.getByRole('img', { name: 'Illustration of Dastarkhwan' })).toBeVisible();
  await expect(first.getByText('Live', { exact: true })).toBeVisible();
  await expect(first.getByText('Web', { exact: true })).toBeVisible();
  await expect(first.getByText('A food-ordering platform')).toBeVisible();
  await expect(first.getByRole('listitem').locator('bdi')).toHaveText([
    'React',
    'Node.js',
    'MongoDB',
  ]);
  await expect(first.getByText('+2', { exact: true })).toBeVisible();
  await expect(
    section.locator('article').nth(1).getByText('Mobile', { exact: true }),
  ).toBeVisible();
  const code = first.getByRole('link', { name: 'Code of Dastarkhwan' });
  const live = first.getByRole('link', { name: 'Live demo of Dastarkhwan' });
  await expect(code).toHaveText('Code');
  await expect(live).toHaveText('Live Demo');
  for (const link of [code, live]) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('one filter is active at a time, and it starts at all', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page);
  const filters = page.getByRole('group', { name: 'Filter projects' });
  const pressed = filters.locator('[aria-pressed="true"]');
  await expect(filters.getByRole('button')).toHaveText([
    'All',
    'Full-Stack',
    'Mobile',
    'AI/ML',
    'Enterprise',
    'Healthcare',
    'Automation',
  ]);
  await expect(pressed).toHaveText(['All']);
  const titles = page.locator('#projects article h3');
  await filters.getByRole('button', { name: 'Mobile' }).click();
  await expect(pressed).toHaveText(['Mobile']);
  await expect(titles).toHaveText(['Dastarkhwan Go']);
  const more = page.getByRole('button', { name: 'Load More Projects' });
  await expect(more).toBeVisible();
  await filters.getByRole('button', { name: 'Healthcare' }).click();
  await expect(titles).toHaveCount(0);
  await expect(page.getByText('Nothing in this category yet.')).toBeVisible();
  await expect(more).toBeHidden();
  await filters.getByRole('button', { name: 'All' }).click();
  await expect(titles).toHaveCount(5);
  await more.click();
  await expect(titles).toHaveCount(5);
});

test('Load More reveals six projects at a time', async ({ page }) => {
  const projects = Array.from({ length: 13 }, (_, at) => project(at + 1));
  await store(page, 'projects', [...projects.slice(0, 12), { ...projects[12], trending: true }]);
  await open(page);
  const titles = page.locator('#projects article h3');
  const more = page.getByRole('button', { name: 'Load More Projects' });
  await expect(titles).toHaveText([13, 1, 2, 3, 4, 5].map((id) => `Project ${id}`));
  await more.click();
  await expect(titles).toHaveCount(12);
  await more.click();
  await expect(titles).toHaveCount(13);
  // A new filter begins with its first six.
  const filters = page.getByRole('group', { name: 'Filter projects' });
  await filters.getByRole('button', { name: 'Full-Stack' }).click();
  await expect(titles).toHaveCount(6);
});

test.describe('projects with holes', () => {
  test.use({ expectedProblem: /status of 404/ });

  test('lose only what is missing', async ({ page }) => {
    await store(page, 'projects', [
      project(1, { live: '', github: '', technologies: [] }),
      project(2, {
        live: 'javascript:alert(1)',
        github: 'data:text/html,x',
        image: '/nowhere.png',
      }),
      project(3, { technologies: Array.from({ length: 40 }, (_, at) => `Technology ${at}`) }),
    ]);
    await open(page);
    const cards = page.locator('#projects article');
    await expect(cards.nth(0).getByRole('link')).toHaveCount(0);
    await expect(cards.nth(0).getByText('Live', { exact: true })).toHaveCount(0);
    await expect(cards.nth(1).getByRole('link')).toHaveCount(0);
    await cards.nth(1).scrollIntoViewIfNeeded();
    // The image that does not load gives way to a drawing.
    await expect(cards.nth(1).getByRole('img')).toHaveCount(0);
    await expect(cards.nth(2).getByText('+37', { exact: true })).toBeVisible();
  });
});

test('services can be chosen and left again, and the form names them', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page);
  const section = page.locator('#services');
  const cards = section.locator('article');
  await expect(cards.locator('h3')).toHaveText([
    'Full-Stack Development',
    'Mobile App Development',
    'AI/ML Solutions',
    'Web Development',
    'API Development',
    'Automation Tools',
  ]);
  for (const [at, price] of ['$500', '$300', '$150', '$200', '$150', '$100'].entries()) {
    await expect(cards.nth(at)).toContainText(price);
    await expect(cards.nth(at).getByRole('listitem')).toHaveCount(5);
  }
  const form = section.locator('form');
  await expect(section.getByText('Selected', { exact: true })).toHaveCount(0);
  await cards.nth(5).click();
  await cards.nth(0).click();
  await expect(section.getByText('Selected', { exact: true })).toHaveCount(2);
  await expect(form.getByRole('listitem')).toHaveText([
    'Full-Stack Development',
    'Automation Tools',
  ]);
  await section.getByRole('checkbox', { name: 'Select Automation Tools' }).press('Space');
  await expect(form.getByRole('listitem')).toHaveText(['Full-Stack Development']);
  await section.getByRole('button', { name: 'Schedule Consultation' }).click();
  await expect(page.getByRole('dialog', { name: 'Schedule a Free Consultation' })).toBeVisible();
});
