import { breakChunk } from '../support/chunks.ts';
import { saved } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { MENU_LINKS, openScreen, SCREENS, type Screen, signedIn } from './support.ts';

const LINKS: Record<string, Screen> = {
  Dashboard: 'dashboard',
  About: 'about',
  Skills: 'skills',
  Projects: 'projects',
  Services: 'services',
  'Case studies': 'case-studies',
  Blog: 'blog',
  'Trusted companies': 'companies',
  Chatbot: 'chatbot',
  Messages: 'messages',
  Settings: 'settings',
  Sections: 'sections',
  Availability: 'availability',
  Translate: 'translate',
};

test('§2 the sidebar has the twelve links and those of availability and translations, opens each screen and marks the current one', async ({
  page,
}) => {
  await openScreen(page, 'dashboard');
  const nav = page.getByRole('navigation', { name: 'Admin' });
  await expect(nav.getByRole('link')).toHaveCount(MENU_LINKS);
  for (const [name, screen] of Object.entries(LINKS)) {
    const link = nav.getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(`/admin/${screen}`);
    await expect(page.getByRole('heading', { level: 1, name: SCREENS[screen] })).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(nav.locator('[aria-current]')).toHaveCount(1);
  }
});

test('a screen is fetched when its link is pointed at or focused', async ({ page }) => {
  await openScreen(page, 'dashboard');
  const nav = page.getByRole('navigation', { name: 'Admin' });
  const fetched = (name: string) => page.waitForRequest(new RegExp(`/${name}-`));
  await Promise.all([
    fetched('skills-page'),
    nav.getByRole('link', { name: 'Skills', exact: true }).hover(),
  ]);
  await Promise.all([
    fetched('chatbot-page'),
    nav.getByRole('link', { name: 'Chatbot', exact: true }).focus(),
  ]);
  await expect(page).toHaveURL('/admin/dashboard');
});

test('§2 §4 the sidebar shows who is signed in, keeps the theme, and leads to the public page', async ({
  page,
}) => {
  await openScreen(page, 'dashboard');
  const toggle = page.getByRole('button', { name: 'Toggle theme' });
  const root = page.locator('html');
  await expect(root).toHaveClass(/dark/);
  await expect(toggle.locator('.lucide-sun')).toBeVisible();
  await toggle.click();
  await expect(root).toHaveClass(/light/);
  await expect(toggle.locator('.lucide-moon')).toBeVisible();
  expect(await saved(page, 'theme')).toBe('light');
  await page.reload();
  await expect(root).toHaveClass(/light/);
  const sidebar = page.getByRole('complementary');
  await expect(sidebar.getByText('owner@example.com')).toBeVisible();
  await expect(sidebar.getByText('Hamza Qureshi', { exact: true }).last()).toBeVisible();
  await sidebar.getByRole('link', { name: 'Hamza Qureshi (public site)' }).click();
  await expect(page).toHaveURL('/');
});

test('the admin is English whatever the visitor speaks', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'portfolio.language',
      JSON.stringify({ version: 1, savedAt: '2026-01-01T00:00:00.000Z', value: 'ur' }),
    );
  });
  await openScreen(page, 'projects');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the sidebar is a drawer that closes after a choice and with Escape', async ({ page }) => {
    await openScreen(page, 'dashboard');
    const menu = page.getByRole('button', { name: 'Open menu' });
    await menu.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    // And the way back to the site.
    await expect(drawer.getByRole('link')).toHaveCount(MENU_LINKS + 1);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await drawer.getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveURL('/admin/projects');
    await expect(drawer).toBeHidden();
  });
});

test.describe('a screen that cannot be loaded', () => {
  test.use({ expectedProblem: /Failed to (load resource|fetch)|net::ERR/ });

  test('§8 says so, and comes when it is asked for again', async ({ page }) => {
    await signedIn(page);
    const broken = await breakChunk(page, 'about-page', 'abort');
    await page.goto('/admin/about');
    const notice = page.getByRole('alert').filter({ visible: true });
    await expect(notice).toContainText('A part of this page could not be loaded.');
    await broken.mend();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: SCREENS.about })).toBeVisible();
  });
});
