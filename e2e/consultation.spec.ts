import { fillRequest, openDialog } from './support/consultation.ts';
import { openTop } from './support/page.ts';
import { saved } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('a request is sent for a second, stored as pending, confirmed, and delivered', async ({
  page,
  isLive,
}) => {
  await page.clock.install({ time: '2026-03-02T08:00:00Z' });
  await openTop(page);
  const dialog = await openDialog(page);
  // The browser's own checks keep an incomplete request back.
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(dialog.getByLabel('Full Name')).toBeFocused();
  await fillRequest(page);
  await dialog.getByLabel('Budget').selectOption('$50,000+');
  await dialog.getByLabel('Preferred Time').selectOption({ index: 4 });
  await page.clock.pauseAt('2026-03-02T09:00:00Z');
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  const sending = dialog.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  // Neither a second Enter nor a second click makes a second request.
  await dialog.getByLabel('Full Name').press('Enter');
  await sending.click({ force: true });
  await page.clock.runFor(999);
  await expect(sending).toBeDisabled();
  expect(await saved(page, 'consultations')).toBeNull();
  await page.clock.runFor(1);
  await expect(dialog).toBeHidden();
  await page.clock.resume();
  await expect(page.getByText('Consultation Request Sent!', { exact: true })).toBeVisible();
  await expect(
    page.getByText("I'll get back to you within 24 hours to schedule our call.", { exact: true }),
  ).toBeVisible();

  const submittedAt = '2026-03-02T09:00:01.000Z';
  expect(await saved(page, 'consultations')).toEqual([
    {
      // A server gives it another one, and does not believe a clock that is months behind.
      id: isLive ? expect.any(String) : String(Date.parse(submittedAt)),
      name: 'Grace Hopper',
      email: 'grace@example.com',
      projectType: 'AI/ML Integration',
      budget: '$50,000+',
      timeline: '',
      description: 'A compiler',
      preferredTime: 'Flexible',
      submittedAt: isLive ? expect.any(String) : submittedAt,
      status: 'pending',
    },
  ]);
  expect(await saved(page, 'messages')).toMatchObject([
    { kind: 'consultation', name: 'Grace Hopper', email: 'grace@example.com', status: 'new' },
  ]);
});
