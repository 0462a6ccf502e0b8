// The assistant learns from what it could not answer.
import { expectToast, openScreen, saveButton } from '../admin/support.ts';
import { open } from '../support/page.ts';
import { visitAgain } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

test('a question without an answer becomes a response, and the next visitor gets it', async ({
  page,
  site,
  browser,
}) => {
  const visitor = await browser.newPage();
  await open(visitor, `${site?.address}/`);
  async function ask(question: string) {
    await visitor.getByRole('button', { name: 'Open the assistant' }).click();
    await visitor.getByLabel('Your message').fill(question);
    await visitor.getByLabel('Your message').press('Enter');
  }
  await openScreen(page, 'chatbot');
  await ask('Do you breed alpacas?');
  const questions = page.getByRole('list', { name: 'Questions without an answer' });
  await expect(questions).toContainText('Do you breed alpacas?');
  await questions.getByRole('button', { name: /^Write an answer/ }).click();
  const form = page.getByRole('form', { name: 'New response' });
  await form.getByLabel('Response').fill('Two of them, in the garden.');
  await saveButton(page).click();
  await expectToast(page, 'Chatbot Updated');
  await visitAgain(visitor);
  await ask('so do you breed alpacas or not');
  await expect(visitor.getByText('Two of them, in the garden.')).toBeVisible();
  await visitor.close();
});
