import { project } from './support/content.ts';
import { open } from './support/page.ts';
import { store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('a visitor filters the projects and asks for more of them', {
  tag: ['@phone', '@once'],
}, async ({ page }) => {
  const projects = Array.from({ length: 13 }, (_, at) =>
    project(at + 1, at === 2 ? { categoryKey: 'mobile' } : {}),
  );
  await store(page, 'projects', projects);
  await open(page);
  const titles = page.locator('#projects article h3');
  const filters = page.getByRole('group', { name: 'Filter projects' });
  await expect(titles).toHaveCount(6);
  await page.getByRole('button', { name: 'Load More Projects' }).click();
  await expect(titles).toHaveCount(12);
  await expect(titles.last()).toBeVisible();
  await filters.getByRole('button', { name: 'Mobile' }).click();
  await expect(titles).toHaveText(['Project 3']);
  await filters.getByRole('button', { name: 'Healthcare' }).click();
  await expect(page.getByText('Nothing in this category yet.')).toBeVisible();
  await expect(filters.locator('[aria-pressed="true"]')).toHaveText(['Healthcare']);
});
