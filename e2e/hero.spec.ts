import { openTop } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the first window greets with face, name and ways to go on, and types what the owner does', {
  tag: '@phone',
}, async ({ page }) => {
  await openTop(page);
  const hero = page.locator('#home');
  for (const part of [
    hero.getByRole('img', { name: 'Portrait of Hamza Qureshi' }),
    hero.getByRole('heading', { level: 1, name: 'Hamza Qureshi' }),
    hero.getByText('I design, build and look after web'),
    hero.getByRole('link', { name: 'Hire Me' }),
    hero.getByRole('link', { name: 'Download CV' }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  // It is drawn, and not only there.
  const face = hero.getByRole('img', { name: 'Portrait of Hamza Qureshi' });
  await expect
    .poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(hero.getByRole('link', { name: 'GitHub' })).toBeVisible();
  const typed = page.getByTestId('typed-role');
  await expect(typed).not.toHaveText('Full-Stack Developer');
});
