import { saved } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, openScreen, saveButton } from './support.ts';

test('§5 §8 responses and queries need both texts; deletes are announced; Save Changes keeps it all', async ({
  page,
}) => {
  await openScreen(page, 'chatbot');
  await page.getByRole('button', { name: 'Add Response' }).click();
  const form = page.getByRole('form', { name: 'New response' });
  await form.getByLabel('Trigger').fill('parking');
  await form.getByRole('button', { name: 'Save Response' }).click();
  await expectToast(page, 'Error', 'Please fill in all required fields.');
  await form.getByLabel('Response').fill('There is a garage.');
  await expect(form.getByLabel('Category')).toHaveValue('General');
  await form.getByRole('button', { name: 'Save Response' }).click();
  await page.getByRole('button', { name: 'Delete pricing' }).click();
  await expectToast(page, 'Response Deleted');
  await page.getByRole('button', { name: 'Delete How do we get started?' }).click();
  await expectToast(page, 'Query Deleted');
  await saveButton(page).click();
  await expectToast(
    page,
    'Chatbot Updated',
    'Your chatbot configuration has been saved successfully.',
  );
  const chatbot = await saved(page, 'chatbot');
  expect(Object.keys(chatbot).sort()).toEqual(['quickQueries', 'responses', 'welcomeMessage']);
  expect(chatbot.responses.map(({ trigger }: { trigger: string }) => trigger)).toEqual([
    'services',
    'contact',
    'parking',
  ]);
  expect(chatbot.quickQueries).toHaveLength(2);
});
