import { sectionIds } from '../app/content/sections.ts';
import { post } from './support/content.ts';
import { expectNoSidewaysScroll, openTop, scrollTo } from './support/page.ts';
import { store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const MAIL = /^mailto:hamza@example\.com\?subject=Project%20Inquiry&body=Hi%20Hamza%20Qureshi%2C/;

test('the bar names the sections that show by default', async ({ page }) => {
  await openTop(page);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['About', 'Skills', 'Projects', 'Services', 'Contact']);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['#about', '#skills', '#projects', '#services', '#contact']);
});

test('an item shows only if its section is on in the navbar and in the portfolio', async ({
  page,
}) => {
  await store(page, 'sectionVisibility', [
    { id: 'hero', showInNavbar: true, showInPortfolio: true },
    { id: 'about', showInNavbar: false, showInPortfolio: true },
    { id: 'skills', showInNavbar: true, showInPortfolio: false },
    { id: 'projects', showInNavbar: false, showInPortfolio: false },
  ]);
  await store(page, 'blogPosts', [post('first', '2026-01-01T00:00:00.000Z')]);
  await openTop(page);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Home',
    'Services',
    'Blog',
    'Testimonials',
    'Contact',
  ]);
  await expect(page.locator('#about')).toBeAttached();
  await expect(page.locator('#skills')).not.toBeAttached();
  await expect(page.locator('#projects')).not.toBeAttached();
});

test('a click on an item scrolls smoothly to its section and marks it', async ({ page }) => {
  await openTop(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'smooth',
  );
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/#services');
  await expect(page.getByRole('heading', { name: 'Pick what you need' })).toBeInViewport();
  await expect(nav.locator('[aria-current]')).toHaveText('Services');
});

test('the active item is the one whose section holds the scroll offset plus 100 px', async ({
  page,
}) => {
  await openTop(page);
  const active = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  const top = await page.locator('#skills').evaluate((section) => {
    return section.getBoundingClientRect().top + window.scrollY;
  });
  await expect(active).toHaveCount(0);
  await scrollTo(page, Math.ceil(top) - 100);
  await expect(active).toHaveText('Skills');
  await scrollTo(page, Math.floor(top) - 102);
  await expect(active).toHaveText('About');
});

test('the bar is frosted after more than 50 px', { tag: '@responsive' }, async ({ page }) => {
  await openTop(page);
  const blur = () =>
    page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backdropFilter);
  expect(await blur()).toBe('none');
  await scrollTo(page, 50);
  await page.waitForFunction(() => window.scrollY === 50);
  expect(await blur()).toBe('none');
  await scrollTo(page, 51);
  await expect.poll(blur).toContain('blur');
});

test('desktop shows social links and a Hire Me button that opens the mail client', async ({
  page,
}) => {
  await openTop(page);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await expect(bar.getByRole('link', { name: 'Hire Me' })).toHaveAttribute('href', MAIL);
  for (const [name, href] of [
    ['GitHub', 'https://github.com/hamza-qureshi-example'],
    ['LinkedIn', 'https://www.linkedin.com/in/hamza-qureshi-example'],
    ['WhatsApp', 'https://wa.me/923000000000'],
    ['X', 'https://x.com/hamzaq_example'],
  ] as const) {
    const link = bar.getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('a narrow desktop still shows everything the bar holds', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openTop(page);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Hire Me' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'GitHub' })).toBeVisible();
});

test('a bar with an item for every section stays in its line, and every item can be reached', async ({
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
  await expect(bar.getByRole('link', { name: 'Hire Me' })).toBeInViewport();
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(items).toHaveCount(sectionIds.length - 1);
  await items.last().focus();
  await expect(items.last()).toBeInViewport({ ratio: 1 });
});

test('the language switcher lists six languages with flags and marks the current one', {
  tag: '@phone',
}, async ({ page }) => {
  await openTop(page);
  const button = page.getByRole('button', { name: 'Language' });
  const list = page.getByRole('list', { name: 'Language' });
  await expect(list).toBeHidden();
  await button.click();
  const items = list.getByRole('button');
  await expect(items).toHaveText(['English', 'اردو', 'Deutsch', 'Français', 'Italiano', 'العربية']);
  await expect(items.locator('svg[viewBox="0 0 24 16"]')).toHaveCount(6);
  await expect(list.locator('[aria-current="true"]')).toHaveText('English');
  const box = await list.boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);

  await items.nth(2).click();
  await expect(list).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.locator('[popovertarget]').click();
  await expect(page.locator('[popover] [aria-current="true"]')).toHaveText('Deutsch');
});

test('the language switcher works from the keyboard and closes on Escape', async ({ page }) => {
  await openTop(page);
  const button = page.getByRole('button', { name: 'Language' });
  const list = page.getByRole('list', { name: 'Language' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list.getByRole('button', { name: 'English' })).toBeFocused();
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

test('the first Tab offers to skip to the content', async ({ page }) => {
  await openTop(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an icon button shows its name after 700 ms', async ({ page }) => {
  await page.clock.install();
  await openTop(page);
  const tip = page.getByRole('tooltip');
  // Its code comes after the page.
  await expect(page.locator('[role=tooltip]')).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Toggle theme' }).hover();
  await page.clock.runFor(699);
  await expect(tip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tip).toHaveText('Toggle theme');
  // The next one within 300 ms does not wait again.
  await page.getByRole('button', { name: 'Language' }).hover();
  await page.clock.runFor(1);
  await expect(tip).toHaveText('Language');
});
