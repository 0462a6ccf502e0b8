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
  await visitor.goto(`${site?.address}/`);
  await openScreen(page, 'about');
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await saveButton(page).click();
  await expectToast(page, 'Changes saved successfully!');
  await visitAgain(visitor);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Grace Hopper');
  await visitor.close();
});

test.describe('two browsers', () => {
  test.use({ expectedProblem: /status of 409/ });

  test('that change the same: the second is shown both versions, and chooses', async ({
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
    await other.close();
  });
});

test.describe('a server that is down', () => {
  test.use({ expectedProblem: /ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test('leaves the edit on the screen, and takes it when it is back', async ({ page, context }) => {
    await openScreen(page, 'about');
    await page.getByLabel('Location').fill('Karachi');
    await context.setOffline(true);
    await saveButton(page).click();
    await expect(page.getByText(/Not saved.*cannot be reached/)).toBeVisible();
    await expect(page.getByLabel('Location')).toHaveValue('Karachi');
    await context.setOffline(false);
    await saveButton(page).click();
    await expectToast(page, 'Changes saved successfully!');
    expect((await saved(page, 'about')).location).toBe('Karachi');
  });
});

test('a page holds what it shows, asks for nothing, and the admin’s document holds nothing', async ({
  page,
  site,
}) => {
  await site?.save('blogPosts', [
    { ...POST, slug: 'seen', title: 'Seen' },
    { ...POST, id: '2', slug: 'draft', title: 'A draft', published: false },
  ]);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await openTop(page);
  expect(asked).toEqual([]);
  for (const path of ['/', '/blog', '/blog/seen', '/admin']) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).not.toContain('A draft');
    if (path === '/admin') expect(html).not.toContain('Hamza');
  }
});

const POST = {
  id: '1',
  excerpt: 'In short.',
  content: 'Text.',
  date: '2026-01-01T00:00:00.000Z',
  published: true,
  featured: false,
  tags: [],
  coverImage: '',
  author: '',
};
