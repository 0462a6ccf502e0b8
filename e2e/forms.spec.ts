import { contactOf, fillContact, fillInquiry, inquiryOf } from './support/forms.ts';
import { open } from './support/page.ts';
import { saved } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('what lacks something is kept back; a whole message is delivered once and confirmed, and so is an inquiry', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page);
  const form = contactOf(page);
  const submit = form.getByRole('button', { name: 'Send Message' });
  await submit.click();
  await expect(form.getByLabel('First Name')).toBeFocused();
  await fillContact(form);
  await form.getByLabel('Email Address').fill('ada@');
  await submit.click();
  await expect(form.getByLabel('Email Address')).toBeFocused();
  await form.getByLabel('Email Address').fill('ada@example.com');
  await form.getByLabel('Services').selectOption('DevOps & Cloud');
  await form.getByLabel('Services').selectOption('UI/UX Design');
  await form.getByRole('button', { name: 'Remove UI/UX Design' }).click();
  await submit.dblclick();
  await form.getByLabel('Subject').press('Enter');
  await expect(page.getByText('Message Sent!')).toHaveCount(1);
  expect(await saved(page, 'messages')).toMatchObject([
    { kind: 'contact', name: 'Ada Lovelace', services: ['DevOps & Cloud'], status: 'new' },
  ]);
  await expect(form.getByLabel('First Name')).toHaveValue('');
  await expect(form.getByRole('listitem')).toHaveCount(0);

  await test.step('a click anywhere on a card chooses the service, and the inquiry names it', async () => {
    const cards = page.locator('#services article');
    await cards.nth(5).click();
    await cards.nth(0).click();
    await page.getByRole('checkbox', { name: 'Select Automation Tools' }).press('Space');
    const inquiry = inquiryOf(page);
    await expect(inquiry.getByRole('listitem')).toHaveText(['Full-Stack Development']);
    await fillInquiry(inquiry);
    await inquiry.getByRole('button', { name: 'Send Inquiry' }).click();
    await expect(inquiry.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(page.getByText('Inquiry Sent!')).toBeVisible();
    expect(await saved(page, 'messages')).toContainEqual(
      expect.objectContaining({ kind: 'inquiry', services: ['Full-Stack Development'] }),
    );
    await expect(inquiry.getByLabel('Full Name')).toHaveValue('');
  });
});
