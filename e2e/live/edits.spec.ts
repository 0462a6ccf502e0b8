// Every edit reaches every visitor, and no edit is lost.
import { expectToast, openScreen, saveButton } from '../admin/support.ts';
import { openTop } from '../support/page.ts';
import { saved, visitAgain } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

test('what the owner saves is on the page of the next visitor, in every browser', async ({
  page,
  site,
  browser,
}) => {
  const visitor = await browser.newPage();
  const asked: string[] = [];
  visitor.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await openTop(visitor, `${site?.address}/`);
  await openScreen(page, 'about');
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await saveButton(page).click();
  await expectToast(page, 'Changes saved successfully!');
  await visitAgain(visitor);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Grace Hopper');
  // A page holds what it shows.
  expect(asked).toEqual([]);
  await visitor.close();
});

test.describe('two browsers', () => {
  test.use({
    expectedProblem: /status of 409|ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INTERNET_DISCONNECTED/,
  });

  test('that change the same: the second is shown both versions, and chooses; a server that is down leaves the edit on the screen', async ({
    page,
    site,
    browser,
  }) => {
    const other = await browser.newContext({ baseURL: site?.address ?? '' });
    const phone = await other.newPage();
    await openScreen(page, 'about');
    await openScreen(phone, 'about');
    await phone.getByLabel('Location').fill('Karachi');
    await page.getByLabel('Location').fill('Multan');
    await saveButton(page).click();
    await expectToast(page, 'Changes saved successfully!');
    await saveButton(phone).click();
    const question = phone.getByRole('dialog', { name: 'Changed in another tab' });
    await expect(question).toContainText('Multan');
    await expect(question).toContainText('Karachi');
    expect((await saved(page, 'about')).location).toBe('Multan');
    await question.getByRole('button', { name: 'Keep mine' }).click();
    await expectToast(phone, 'Changes saved successfully!');
    expect((await saved(page, 'about')).location).toBe('Karachi');

    await other.setOffline(true);
    await phone.getByLabel('Location').fill('Quetta');
    await saveButton(phone).click();
    await expect(phone.getByText(/Not saved.*cannot be reached/)).toBeVisible();
    await expect(phone.getByLabel('Location')).toHaveValue('Quetta');
    await other.setOffline(false);
    await saveButton(phone).click();
    await expect.poll(async () => (await saved(page, 'about')).location).toBe('Quetta');
    await other.close();
  });
});
