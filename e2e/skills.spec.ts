import { open } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('pointing at a skill, or reaching it by keyboard, fills its bar from 0 to its level', async ({
  page,
}) => {
  await open(page);
  const skill = page.locator('#skills li[tabindex]', { hasText: /^React95%$/ });
  const fills = () =>
    skill.evaluate((row) =>
      row
        .getAnimations({ subtree: true })
        .filter((animation) => animation instanceof CSSAnimation)
        .map((animation) => {
          const bar = (animation.effect as KeyframeEffect).target as HTMLElement;
          const full = bar.parentElement?.clientWidth ?? 0;
          animation.pause();
          animation.currentTime = 0;
          const start = bar.getBoundingClientRect().width;
          animation.finish();
          return [start, Math.round((bar.clientWidth / full) * 100)];
        }),
    );
  expect(await fills()).toEqual([]);
  await skill.hover();
  await expect.poll(fills).toEqual([[0, 95]]);
  await page.mouse.move(0, 0);
  await expect.poll(fills).toEqual([]);
  await skill.focus();
  await expect.poll(fills).toEqual([[0, 95]]);
});
