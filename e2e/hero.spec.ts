import { openTop } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the first window greets with name and ways to go on, and types what the owner does', {
  tag: '@phone',
}, async ({ page }) => {
  await openTop(page);
  const hero = page.locator('#home');
  await expect(hero.getByRole('heading', { level: 1, name: 'Hamza Qureshi' })).toBeInViewport();
  for (const name of ['Hire Me', 'Download CV', 'GitHub']) {
    await expect(hero.getByRole('link', { name })).toBeVisible();
  }
  const typed = page.getByTestId('typed-role');
  await expect(typed).not.toHaveText('Full-Stack Developer');
});
