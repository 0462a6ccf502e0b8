import { builtInContent } from '../../app/content/built-in.ts';
import { breakChunk, notice, pressOn } from '../support/chunks.ts';
import { expectInOrder } from '../support/page.ts';
import { saved, store } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { goTo, openScreen, SCREENS, signedIn } from './support.ts';

test('§2 §4 the sidebar shows who is signed in, keeps the theme, and leads to the public page', async ({
  page,
}) => {
  await openScreen(page, 'dashboard');
  const root = page.locator('html');
  const toggle = page.getByRole('button', { name: 'Toggle theme' });
  await expect(root).toHaveClass(/dark/);
  await expect(toggle.locator('.lucide-sun')).toBeVisible();
  await toggle.click();
  await expect(root).toHaveClass(/light/);
  await expect(toggle.locator('.lucide-moon')).toBeVisible();
  expect(await saved(page, 'theme')).toBe('light');

  // A screen is fetched when its link is pointed at or focused.
  const sidebar = page.getByRole('complementary');
  const link = (name: string) => sidebar.getByRole('link', { name, exact: true });
  const fetched = (name: string) => page.waitForRequest(new RegExp(`/${name}-`));
  await Promise.all([fetched('skills-page'), link('Skills').hover()]);
  await Promise.all([fetched('chatbot-page'), link('Chatbot').focus()]);
  await expect(page).toHaveURL('/admin/dashboard');

  await expect(sidebar.getByText('owner@example.com')).toBeVisible();
  await expect(sidebar.getByText('Hamza Qureshi', { exact: true }).last()).toBeVisible();

  // On a phone it is a drawer.
  await page.setViewportSize({ width: 360, height: 740 });
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  const home = drawer.getByRole('link', { name: 'Hamza Qureshi (public site)' });
  await expect(home).toHaveAttribute('href', '/');
  // What lies behind the drawer is not seen.
  await drawer.getByRole('button', { name: 'Logout' }).hover();
  await expect(drawer.getByRole('tooltip', { name: 'Logout' })).toBeVisible();
});

test.describe('a screen that cannot be loaded', () => {
  test.use({ expectedProblem: /Failed to (load resource|fetch)|net::ERR/ });

  test('§8 says so, and comes when it is asked for again', async ({ page }) => {
    await signedIn(page);
    await store(page, 'language', 'ur');
    const broken = await breakChunk(page, 'about-page', 'abort');
    await page.goto('/admin/about');
    await expect(notice(page)).toContainText('A part of this page could not be loaded.');
    await broken.mend();
    await pressOn(page);
    await expect(page.getByRole('heading', { level: 1, name: SCREENS.about })).toBeVisible();
    // The admin is English whatever the visitor speaks.
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });
});

test('the keys go where the eye goes: through the head of an editor, and through a profile', async ({
  page,
}) => {
  await openScreen(page, 'settings');
  const place = async (name: string) =>
    (await page.getByRole('button', { name, exact: true }).boundingBox()) ?? { x: -1, y: -1 };
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const names = ['History', 'Export', 'Import', 'Reset to Defaults', 'Save Changes'];
    const reached: string[] = [];
    await page.getByRole('button', { name: 'History' }).focus();
    for (const _ of names) {
      reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      await page.keyboard.press('Tab');
    }
    expect(reached).toEqual(names);
    // Whatever is scrolled there, Save stands at the end of it.
    await page.getByRole('button', { name: 'History' }).focus();
    expect((await place('History')).x).toBeLessThan((await place('Export')).x);
    expect((await place('Export')).x).toBeLessThan((await place('Save Changes')).x);
  }
  // With large text Save leaves the line to them.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['History', 'Import', 'Save Changes']) {
      const button = page.getByRole('button', { name, exact: true });
      await button.focus();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await goTo(page, 'skills');
  await page.getByRole('button', { name: 'Edit Backend' }).click();
  const skill = page.getByRole('group', { name: 'Skills' });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const fields = await skill.getByRole('textbox').or(skill.getByRole('spinbutton')).all();
    await expectInOrder(fields.slice(0, 3));
  }
  await page.setViewportSize({ width: 1024, height: 800 });
  await goTo(page, 'about');
  const links = await page.getByLabel('LinkedIn').boundingBox();
  expect((await place('Upload photo')).y).toBeGreaterThan(links?.y ?? Number.POSITIVE_INFINITY);
});

test('Escape takes a tooltip away, and leaves the form that is typed in', async ({ page }) => {
  await openScreen(page, 'skills');
  await page.getByRole('button', { name: 'Edit Backend' }).click();
  const title = page.getByLabel('Title');
  await title.fill('Servers');
  await page.getByRole('button', { name: 'Move Frontend down' }).hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toBeVisible();
  await title.press('Escape');
  await expect(tooltip).toBeHidden();
  await expect(title).toHaveValue('Servers');
  await title.press('Escape');
  await expect(title).toBeHidden();
});

test('on the narrowest phone no time, choice or badge is cut or broken', async ({ page }) => {
  const phone = { width: 320, height: 800 };
  const desktop = { width: 1280, height: 800 };
  const [message] = builtInContent.messages;
  await store(page, 'messages', [
    {
      ...message,
      ...{ name: 'محمد حمزہ قریشی', subject: 'ایک نئی ویب سائٹ' },
      ...{ status: 'archived', kind: 'consultation' },
      toMail: [{ kind: 'reply', at: message?.timestamp }],
    },
  ]);
  const languages = { main: 'ur', offered: ['ur'] };
  await store(page, 'settings', { ...builtInContent.settings, languages });
  await openScreen(page, 'availability');
  await page.setViewportSize(phone);
  /** What does not fit into its field: a time or the longest choice. */
  const cut = (selector: string) =>
    page.locator(selector).evaluateAll(
      (fields) =>
        fields.filter((field) => {
          const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
          const pen = document.createElement('canvas').getContext('2d');
          if (!pen) throw new Error('No canvas');
          pen.font = font;
          const texts =
            field instanceof HTMLSelectElement
              ? [...field.options].map(({ text }) => text)
              : ['00:00 PM'];
          const room =
            field.clientWidth -
            Number.parseFloat(paddingInlineStart) -
            Number.parseFloat(paddingInlineEnd);
          return texts.some((text) => pen.measureText(text).width > room);
        }).length,
    );
  await expect(page.locator('input[type=time]').first()).toBeVisible();
  expect(await cut('input[type=time]')).toBe(0);
  await page.setViewportSize(desktop);
  await goTo(page, 'messages');
  await page.setViewportSize(phone);
  const row = page.getByRole('region', { name: 'Inbox' }).getByRole('listitem').first();
  await expect(row).toBeVisible();
  expect(await cut('search select')).toBe(0);
  const badges = await row
    .locator('.badge')
    .evaluateAll((all) =>
      all.map(
        (badge) => badge.clientHeight < 2 * Number.parseFloat(getComputedStyle(badge).lineHeight),
      ),
    );
  expect(badges).toEqual([true, true, true]);
  const lines = await row
    .locator('[dir]')
    .evaluateAll((all) => all.map((line) => line.clientHeight >= line.scrollHeight));
  expect(lines).toEqual([true, true]);
});
