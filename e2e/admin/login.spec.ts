import { readText, saved } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, OWNER, openScreen, saveButton } from './support.ts';

test('§2 the guard sends a visitor to the login and leaves no way back to the page', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await page.goto('/admin/projects');
  await expect(page).toHaveURL('/admin/login');
  await page.goBack();
  await expect(page).toHaveURL('/robots.txt');
});

test('§2 §4 the right pair passes a submitting state of one second and opens the dashboard; logout removes the record, says goodbye and cannot be undone with Back', async ({
  page,
  isLive,
}) => {
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await page.goto('/robots.txt');
  await page.goto('/admin/login');
  // The page needs the clock until its code is there.
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
  await page.getByLabel('Email').fill(` ${OWNER.email.toUpperCase()}`);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await page.clock.runFor(900);
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(page).toHaveURL('/admin/dashboard');
  await expectToast(page, 'Login Successful', 'Welcome back, Hamza Qureshi!');
  await expect(page.getByRole('main', { name: 'Dashboard' })).toBeFocused();
  const record = { email: OWNER.email.toUpperCase(), name: 'Hamza Qureshi' };
  // A server remembers it itself.
  expect(await saved(page, 'auth')).toEqual(
    isLive ? null : { isAuthenticated: true, user: record },
  );

  await test.step('logout', async () => {
    await page.getByRole('link', { name: 'Skills', exact: true }).click();
    await expect(page).toHaveURL('/admin/skills');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/admin/login');
    await expectToast(page, 'Logged out successfully', 'See you later, Hamza Qureshi!');
    await expect(page.getByRole('main', { name: 'Admin Portal' })).toBeFocused();
    expect(await readText(page, 'portfolio.auth')).toBeNull();
    // To the dashboard, which is guarded.
    await page.goBack();
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByLabel('Email')).toBeVisible();
  });
});

test('signing out in one tab ends the session in the other', async ({ page, context }) => {
  await openScreen(page, 'dashboard');
  const other = await context.newPage();
  await openScreen(other, 'messages');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/admin/login');
});

test('unsaved work in another tab is asked for, and can be saved, before that tab is signed out @standalone', async ({
  page,
  context,
}) => {
  await openScreen(page, 'dashboard');
  const other = await context.newPage();
  await openScreen(other, 'about');
  await other.getByLabel('Location').fill('Karachi');
  await page.getByRole('button', { name: 'Logout' }).click();
  await other.getByRole('button', { name: 'Keep editing' }).click();
  await saveButton(other).click();
  await expectToast(other, 'Changes saved successfully!');
  expect((await saved(other, 'about')).location).toBe('Karachi');
  await other.getByRole('link', { name: 'Skills' }).click();
  await expect(other).toHaveURL('/admin/login');
});
