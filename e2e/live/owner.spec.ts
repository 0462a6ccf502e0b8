// How the owner gets in, and out of every browser.
import { expectToast, OWNER, openScreen, saveButton } from '../admin/support.ts';
import { saved } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

// A server says no.
test.use({ expectedProblem: /status of (401|403|422|429)/ });

const PASSWORD = 'three quiet rivers';

// That it does so once: server/auth/setup.test.ts.
test('the link that a first start prints makes the owner', async ({ page, site }) => {
  const token = await site?.withoutOwner();
  await page.goto(`/admin/setup#${token}`);
  await expect(page.getByRole('heading', { name: 'Make it yours' })).toBeVisible();
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('New password').fill('too short');
  await page.getByRole('button', { name: 'Set up and sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('A password has at least 10 characters.');
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set up and sign in' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await expectToast(page, 'The site is yours');
});

test('a new password signs out every other browser, and Sign out everywhere this one too', async ({
  page,
  site,
  browser,
}) => {
  const other = await browser.newContext({ baseURL: site?.address ?? '' });
  const phone = await other.newPage();
  await openScreen(phone, 'projects');
  await openScreen(page, 'settings');
  await page.getByRole('tab', { name: 'Account' }).click();
  const signedIn = page.getByRole('region', { name: 'Signed in' }).getByRole('listitem');
  await expect(signedIn).toHaveCount(2);
  await expect(signedIn.filter({ hasText: 'This browser' })).toHaveCount(1);

  const panel = page.getByRole('region', { name: 'Password' });
  await panel.getByLabel('Current password').fill('not this one');
  await panel.getByLabel('New password').fill(PASSWORD);
  await panel.getByRole('button', { name: 'Change password' }).click();
  await expect(panel.getByRole('alert')).toHaveText('The current password is wrong.');
  await panel.getByLabel('Current password').fill(OWNER.password);
  await panel.getByRole('button', { name: 'Change password' }).click();
  await expectToast(page, 'Password Changed');
  await expect(signedIn).toHaveCount(1);
  await phone.goto('/admin/projects');
  await expect(phone).toHaveURL('/admin/login');

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/admin/login');
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await other.close();
});

test.describe('when the session is over', () => {
  test('a save says so and keeps the edit, which can be saved after signing in elsewhere', async ({
    page,
    context,
    site,
  }) => {
    await openScreen(page, 'about');
    await page.getByLabel('Location').fill('Karachi');
    await context.clearCookies();
    await saveButton(page).click();
    await expectToast(page, 'Not saved');
    await expect(page.getByLabel('Location')).toHaveValue('Karachi');

    if (site) await context.addCookies([await site.signIn()]);
    await saveButton(page).click();
    await expectToast(page, 'Changes saved successfully!');
    expect((await saved(page, 'about')).location).toBe('Karachi');
  });
});
