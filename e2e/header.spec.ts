import { sectionIds } from '../app/content/sections.ts';
import { LANGUAGES } from '../app/i18n/languages.ts';
import { post } from './support/content.ts';
import { expectNoSidewaysScroll, openTop, scrollTo } from './support/page.ts';
import { store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the first window greets, and its bar and its keys lead everywhere', {
  tag: '@phone',
}, async ({ page }) => {
  await openTop(page);
  await test.step('face, name and ways to go on are there, and what the owner does is typed', async () => {
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

  await test.step('the first Tab offers to skip to the content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    // The next key lets go of the place that was skipped to.
    await page.keyboard.press('Tab');
  });

  await test.step('the bar is frosted after more than 50 px, and a button leads back after more than 300', async () => {
    const blur = () =>
      page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backdropFilter);
    const toTop = page.getByRole('button', { name: 'Back to top' });
    expect(await blur()).toBe('none');
    await scrollTo(page, 51);
    await expect.poll(blur).toContain('blur');
    await expect(toTop).toBeHidden();
    await scrollTo(page, 301);
    await expect(toTop).toBeVisible();
    await toTop.press('Enter');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(toTop).toBeHidden();
    // The next key goes on from there, not from nowhere.
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the language list opens inside the window, by keyboard too, and Escape closes it', async () => {
    const button = page.getByRole('button', { name: 'Language' });
    const list = page.getByRole('list', { name: 'Language' });
    await expect(list).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(list.getByRole('link')).toHaveCount(6);
    const box = await list.boundingBox();
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Tab');
    await expect(list.getByRole('link', { name: 'English' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
    await expect(list).toBeHidden();
  });
});

test('a bar with an item for every section stays in its line, and every item can be reached; a click on one scrolls smoothly to its section and marks it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await store(
    page,
    'sectionVisibility',
    sectionIds.map((id) => ({ id, showInNavbar: true, showInPortfolio: true })),
  );
  await openTop(page);
  await expectNoSidewaysScroll(page);
  const bar = page.getByRole('banner');
  for (const name of ['Hire Me', 'GitHub']) {
    await expect(bar.getByRole('link', { name })).toBeInViewport();
  }
  await expect(bar.getByRole('button', { name: 'Open menu' })).toBeHidden();
  const nav = page.getByRole('navigation', { name: 'Main' });
  const items = nav.getByRole('link');
  await expect(items).toHaveCount(sectionIds.length - 1);
  // The fonts of a first visit may come between the focus and the look, and are a little wider.
  await expect(async () => {
    await items.first().focus();
    await items.last().focus();
    await expect(items.last()).toBeInViewport({ ratio: 1, timeout: 1000 });
  }).toPass();

  // It fades where there is more of it, and no more than that.
  const fadeOf = (rest: number) =>
    nav.evaluate(async (row, left) => {
      row.style.flex = `0 0 ${row.scrollWidth - left}px`;
      row.scrollTo({ left: 0, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const fade = Number.parseFloat(getComputedStyle(row).getPropertyValue('--fade-end'));
      row.removeAttribute('style');
      return fade;
    }, rest);
  expect(await fadeOf(100)).toBe(40);
  expect(await fadeOf(1)).toBeLessThanOrEqual(1);

  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'smooth',
  );
  await nav.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/#services');
  await expect(page.getByRole('heading', { name: 'Pick what you need' })).toBeInViewport();
  await expect(nav.locator('[aria-current]')).toHaveText('Services');
});

for (const { width, height, path, size } of [
  // A window of 1280 × 1024 px at 400 %.
  { width: 320, height: 256, path: '/', size: '100%' },
  { width: 360, height: 740, path: '/', size: '200%' },
  { width: 360, height: 740, path: '/ur/', size: '200%' },
  { width: 740, height: 360, path: '/', size: '200%' },
]) {
  test(`every language can be reached in a window of ${width} by ${height} px with letters of ${size}: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openTop(page, path);
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    await page.locator('header button[popovertarget]').click();
    const menu = page.locator('header [popover]');
    const box = await menu.evaluate((list) => list.getBoundingClientRect().toJSON());
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(box.bottom).toBeLessThanOrEqual(height);
    for (const language of await menu.getByRole('link').all()) {
      await language.focus();
      await expect(language).toBeInViewport({ ratio: 0.9 });
    }
  });
}

test('on a tablet on its side every language has room for the items of its bar, and for one more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await store(page, 'blogPosts', [post('first', '2026-01-02T00:00:00.000Z')]);
  for (const { code } of LANGUAGES) {
    await openTop(page, code === 'en' ? '/' : `/${code}/`);
    const nav = page.getByRole('banner').getByRole('navigation');
    await expect(nav.locator('[href$="#blog"]')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await nav.evaluate((row) => row.scrollWidth - row.clientWidth), code).toBe(0);
  }
});
