import { post, project } from '../support/content.ts';
import { store } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { openScreen } from './support.ts';

test('§2 the dashboard welcomes, counts what is stored, leads on and lists recent activity', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-01-02T08:04:05.000Z');
  await store(page, 'projects', [project(1), project(2, { trending: true })]);
  await store(page, 'blogPosts', [
    post('a', '2025-01-01'),
    post('b', '2025-01-02', { published: false }),
  ]);
  await openScreen(page, 'dashboard');
  const tiles = page.getByRole('list', { name: 'At a glance' }).getByRole('listitem');
  await expect(tiles).toHaveText([
    /Projects2/,
    /Skills30/,
    /Blog posts2\s*1 published/,
    /Messages3\s*1 new/,
  ]);
  await expect(page.getByText('Last updated: January 2, 2026')).toBeVisible();
  const live = page.getByRole('link', { name: 'View Live Site' });
  await expect(live).toHaveAttribute('href', '/');
  await expect(live).toHaveAttribute('target', '_blank');

  const actions = {
    'Edit About Me': 'about',
    'Manage Projects': 'projects',
    'Update Skills': 'skills',
    'Chatbot Settings': 'chatbot',
    'General Settings': 'settings',
    'View Messages': 'messages',
  };
  for (const [name, screen] of Object.entries(actions)) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/admin/${screen}`);
  }
  const rows = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem');
  await expect(rows).toHaveText([
    /Projects updated.*5h ago/,
    /Blog.*updated.*5h ago/,
    /Message from Sara Lindqvist/,
    /Message from Omar Farooq/,
    /Message from Julia Brandt/,
  ]);
});
