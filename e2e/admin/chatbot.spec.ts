import { saved } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, openScreen, saveButton } from './support.ts';

test('§2 the preview shows the welcome message and the first three quick queries @once', async ({
  page,
}) => {
  await openScreen(page, 'chatbot');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(
    preview.getByText("Hi! I'm Hamza Qureshi's AI assistant. How can I help you today?"),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Add Quick Query' }).click();
  const form = page.getByRole('form', { name: 'New quick query' });
  await form.getByLabel('Text').fill('Where are you?');
  await form.getByLabel('Response').fill('In {name}’s office.');
  await form.getByRole('button', { name: 'Save Query' }).click();
  const queries = preview.getByRole('list', { name: 'First quick queries' }).getByRole('listitem');
  await expect(queries).toHaveCount(3);
  await page.getByLabel('Welcome message').fill('Salam, I answer for {name}.');
  await expect(preview.getByText('Salam, I answer for Hamza Qureshi.')).toBeVisible();
});

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

test('the try-it box answers with the draft, before saving @once', async ({ page }) => {
  await openScreen(page, 'chatbot');
  await page.getByRole('button', { name: 'Edit contact' }).click();
  await page.getByRole('form').getByLabel('Response').fill('Knock twice.');
  await page.getByRole('button', { name: 'Save Response' }).click();
  await page.getByLabel('Try a message').fill('Contact?');
  await page.getByRole('button', { name: 'Ask' }).click();
  const answer = page.getByRole('log', { name: 'Answer' });
  await expect(answer).toContainText('Knock twice.');
  await expect(answer).toContainText('Your own answer');
  expect(await saved(page, 'chatbot')).toBeNull();
});
