// A list that is not the projects, up to the site. What each list adds is in app/admin/lists.test.tsx.
import { open } from '../support/page.ts';
import { saved } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, openScreen, saveButton } from './support.ts';

test('§2 §5 a service needs title, description and price, and gets an id with its time', {
  tag: '@once',
}, async ({ page }) => {
  await openScreen(page, 'services');
  await page.getByRole('button', { name: 'Add Service' }).click();
  const form = page.getByRole('form', { name: 'New service' });
  await form.getByLabel('Title').fill('Audits');
  await form.getByLabel('Description').fill('A second pair of eyes.');
  await form.getByRole('button', { name: 'Save Service' }).click();
  await expectToast(page, 'Error', 'Please fill in all required fields.');
  await expect(form.getByLabel('Price')).toBeFocused();
  await form.getByLabel('Price').fill('From $2,000');
  for (const icon of ['Code2', 'Smartphone', 'Brain', 'Globe', 'Database', 'Zap']) {
    await expect(form.getByRole('radio', { name: icon })).toBeVisible();
  }
  await form.getByText('Icon').locator('..').getByTitle('Zap').click();
  const feature = form.getByRole('textbox', { name: 'Features' });
  await feature.fill(' Report ');
  await feature.press('Enter');
  await feature.fill('Report');
  await feature.press('Enter');
  await expect(form.getByText('“Report” is in the list already.')).toBeVisible();
  await form.getByRole('button', { name: 'Save Service' }).click();
  await saveButton(page).click();
  await expectToast(page, 'Services Updated', 'Your services have been saved successfully.');
  const service = (await saved(page, 'services')).at(-1);
  expect(service).toMatchObject({
    title: 'Audits',
    price: 'From $2,000',
    icon: 'Zap',
    features: ['Report'],
  });
  expect(service?.id).toMatch(/^service_\d{13}$/);
  await open(page);
  await expect(page.getByRole('heading', { name: 'Audits' })).toBeVisible();
});
