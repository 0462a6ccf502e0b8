import { fillRequest, openDialog } from './support/consultation.ts';
import { holdSending } from './support/forms.ts';
import { openTop } from './support/page.ts';
import { saved } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('the dialog asks for eight things, four of them required', { tag: '@phone' }, async ({
  page,
}) => {
  await openTop(page);
  const dialog = await openDialog(page);
  for (const [label, placeholder, isRequired] of [
    ['Full Name', null, true],
    ['Email Address', null, true],
    ['Company', 'Your company name', false],
    ['Project Type', 'Select project type', true],
    ['Budget', 'Select budget range', false],
    ['Timeline', 'Project timeline', false],
    ['Preferred Time', 'Best time to call', false],
    [
      'Project Description',
      'Tell me about your project, goals, and any specific requirements...',
      true,
    ],
  ] as const) {
    const field = dialog.getByLabel(label);
    await expect(field).toBeVisible();
    await expect(field).toHaveJSProperty('required', isRequired);
    if (!placeholder) continue;
    const isSelect = await field.evaluate((element) => element.tagName === 'SELECT');
    if (isSelect) await expect(field.locator('option').first()).toHaveText(placeholder);
    else await expect(field).toHaveAttribute('placeholder', placeholder);
  }
  await expect(dialog.getByLabel('Email Address')).toHaveAttribute('type', 'email');
  const mark = dialog.locator('label', { hasText: 'Project Type' }).locator('span');
  expect(await mark.evaluate((star) => getComputedStyle(star, '::after').content)).toBe('"*"');
  const options = (label: string) => dialog.getByLabel(label).locator('option:not([value=""])');
  await expect(options('Project Type')).toHaveText([
    'Web Application',
    'Mobile App',
    'E-commerce',
    'AI/ML Integration',
    'API Development',
    'Custom Software',
    'Other',
  ]);
  await expect(options('Budget')).toHaveText([
    '$1,000 - $5,000',
    '$5,000 - $10,000',
    '$10,000 - $25,000',
    '$25,000 - $50,000',
    '$50,000+',
  ]);
  await expect(options('Timeline')).toHaveText([
    '1-2 weeks',
    '1 month',
    '2-3 months',
    '3-6 months',
    '6+ months',
  ]);
  await expect(options('Preferred Time')).toHaveText([
    /morning \(9 AM - 12 PM\)/i,
    /afternoon \(12 PM - 6 PM\)/i,
    /evening \(6 PM - 9 PM\)/i,
    /flexible/i,
  ]);
});

test('the browser’s own checks keep an incomplete request back', async ({ page }) => {
  await page.clock.install();
  await openTop(page);
  const dialog = await openDialog(page);
  await holdSending(page);
  const submit = dialog.getByRole('button', { name: 'Send Request' });
  await submit.click();
  await expect(dialog.getByLabel('Full Name')).toBeFocused();
  await fillRequest(page);
  await dialog.getByLabel('Email Address').fill('not an address');
  await submit.click();
  await expect(dialog.getByLabel('Email Address')).toBeFocused();
  await expect(submit).toBeEnabled();
  expect(await saved(page, 'consultations')).toBeNull();
});

test('a request is sent for a second, stored as pending, confirmed, and delivered', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-03-02T08:00:00Z' });
  await openTop(page);
  const dialog = await openDialog(page);
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
      id: String(Date.parse(submittedAt)),
      name: 'Grace Hopper',
      email: 'grace@example.com',
      projectType: 'AI/ML Integration',
      budget: '$50,000+',
      timeline: '',
      description: 'A compiler',
      preferredTime: 'Flexible',
      submittedAt,
      status: 'pending',
    },
  ]);
  expect(await saved(page, 'messages')).toMatchObject([
    { kind: 'consultation', name: 'Grace Hopper', email: 'grace@example.com', status: 'new' },
  ]);

  await openDialog(page);
  await expect(dialog.getByLabel('Full Name')).toHaveValue('');
  await fillRequest(page);
  await dialog.getByLabel('Company').fill('US Navy');
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(dialog).toBeHidden();
  const [, second] = await saved(page, 'consultations');
  expect(second).toMatchObject({ company: 'US Navy', status: 'pending' });
});

test('closing keeps what was typed, cancelling discards it', async ({ page }) => {
  await openTop(page);
  const dialog = await openDialog(page);
  await fillRequest(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openDialog(page);
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Grace Hopper');
  await expect(dialog.getByLabel('Project Type')).toHaveValue('AI/ML Integration');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await openDialog(page);
  await expect(dialog.getByLabel('Project Description')).toHaveValue('A compiler');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await openDialog(page);
  await expect(dialog.getByLabel('Full Name')).toHaveValue('');
  await expect(dialog.getByLabel('Project Type')).toHaveValue('');
});

test('a request that was cancelled while it was being sent is not stored', async ({ page }) => {
  await page.clock.install();
  await openTop(page);
  const dialog = await openDialog(page);
  await fillRequest(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.clock.runFor(2000);
  // Another one is stored, alone: the first would be there before it.
  await openDialog(page);
  await fillRequest(page);
  await dialog.getByLabel('Full Name').fill('Ada Lovelace');
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await page.clock.runFor(2000);
  await expect.poll(() => saved(page, 'consultations')).toMatchObject([{ name: 'Ada Lovelace' }]);
});
