import { contactOf, fillContact, fillInquiry, holdSending, inquiryOf } from './support/forms.ts';
import { open } from './support/page.ts';
import { saved } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('the inquiry requires name, email and description', { tag: '@phone' }, async ({ page }) => {
  await page.clock.install();
  await open(page);
  const form = inquiryOf(page);
  for (const [label, isRequired] of [
    ['Full Name', true],
    ['Email Address', true],
    ['Company', false],
    ['Budget', false],
    ['Timeline', false],
    ['Project Description', true],
  ] as const) {
    await expect(form.getByLabel(label)).toHaveJSProperty('required', isRequired);
  }
  await expect(form.getByLabel('Email Address')).toHaveAttribute('type', 'email');
  await holdSending(page);
  const send = form.getByRole('button', { name: 'Send Inquiry' });
  await send.click();
  await expect(form.getByLabel('Full Name')).toBeFocused();
  await expect(send).toBeEnabled();
  expect(await saved(page, 'messages')).toBeNull();
});

test('an inquiry is logged, delivered with the chosen services, and the form is emptied', async ({
  page,
}) => {
  const logged = page.waitForEvent('console', (message) => message.type() === 'log');
  await open(page);
  const form = inquiryOf(page);
  await page.getByRole('checkbox', { name: 'Select Mobile App Development' }).check();
  await page.getByRole('checkbox', { name: 'Select API Development' }).check();
  await fillInquiry(form);
  await form.getByLabel('Timeline').selectOption('1 month');
  await form.getByRole('button', { name: 'Send Inquiry' }).click();
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.getByText('Inquiry Sent!')).toBeVisible();
  const [, data] = await Promise.all((await logged).args().map((arg) => arg.jsonValue()));
  expect(data).toEqual({
    name: 'Alan Turing',
    email: 'alan@example.com',
    company: '',
    budget: '',
    timeline: '1 month',
    description: 'A machine',
    services: ['mobile', 'api'],
  });
  expect(await saved(page, 'messages')).toMatchObject([
    {
      kind: 'inquiry',
      name: 'Alan Turing',
      email: 'alan@example.com',
      services: ['Mobile App Development', 'API Development'],
      message: expect.stringContaining('A machine'),
      status: 'new',
    },
  ]);
  await expect(form.getByLabel('Full Name')).toHaveValue('');
  await expect(page.locator('#services').getByText('Selected', { exact: true })).toHaveCount(0);
});

test('the contact form requires all but the services', { tag: '@phone' }, async ({ page }) => {
  await page.clock.install();
  await open(page);
  const form = contactOf(page);
  await expect(page.getByRole('heading', { name: 'Send a Message' })).toBeVisible();
  for (const label of ['First Name', 'Last Name', 'Email Address', 'Subject', 'Message']) {
    await expect(form.getByLabel(label)).toHaveJSProperty('required', true);
  }
  await expect(form.getByLabel('Services')).toHaveJSProperty('required', false);
  await fillContact(form);
  await form.getByLabel('Email Address').fill('ada@');
  await holdSending(page);
  const send = form.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(form.getByLabel('Email Address')).toBeFocused();
  await expect(send).toBeEnabled();
  expect(await saved(page, 'messages')).toBeNull();
});

test('services become chips, leave the dropdown, and can be removed, up to eight', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page);
  const form = contactOf(page);
  const select = form.getByLabel('Services');
  const options = select.locator('option:not([value=""])');
  const all = [
    'Full-Stack Development',
    'Mobile App Development',
    'AI/ML Solutions',
    'Backend Development',
    'DevOps & Cloud',
    'UI/UX Design',
    'Automation Tools',
    'Maintenance & Support',
  ];
  await expect(options).toHaveText(all);
  await select.selectOption('UI/UX Design');
  await expect(options).toHaveText(all.filter((name) => name !== 'UI/UX Design'));
  await expect(form.getByRole('listitem')).toHaveText(['UI/UX Design']);
  await form.getByRole('button', { name: 'Remove UI/UX Design' }).click();
  await expect(form.getByRole('listitem')).toHaveCount(0);
  await expect(options).toHaveText(all);
  for (const name of all) await select.selectOption(name);
  await expect(form.getByRole('listitem')).toHaveCount(8);
  await expect(options).toHaveCount(0);
  await expect(select).toBeDisabled();
});

test('a contact message is delivered once, confirmed, and the form is emptied', async ({
  page,
}) => {
  await open(page);
  const form = contactOf(page);
  await fillContact(form);
  await form.getByLabel('Services').selectOption('DevOps & Cloud');
  const submit = form.getByRole('button', { name: 'Send Message' });
  await submit.dblclick();
  await form.getByLabel('Subject').press('Enter');
  await expect(page.getByText('Message Sent!')).toHaveCount(1);
  expect(await saved(page, 'messages')).toEqual([
    {
      id: expect.stringMatching(/^\d+$/),
      kind: 'contact',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      subject: 'Engine',
      message: 'Hello',
      services: ['DevOps & Cloud'],
      status: 'new',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  ]);
  await expect(form.getByLabel('First Name')).toHaveValue('');
  await expect(form.getByRole('listitem')).toHaveCount(0);
  expect(await saved(page, 'consultations')).toBeNull();
});

test('a toast stays for 4000 ms, and three show at most', async ({ page }) => {
  await page.clock.install({ time: '2026-03-02T08:00:00Z' });
  await open(page);
  const form = contactOf(page);
  const toasts = page.getByText('Message Sent!');
  const send = async () => {
    await fillContact(form);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await page.clock.runFor(1000);
    await expect(form.getByLabel('Message')).toHaveValue('');
    // The toast is put there by a timer of its own.
    await page.clock.runFor(50);
  };
  // The first one waits for its code.
  await send();
  await expect(toasts).toBeVisible();
  await page.clock.pauseAt('2026-03-02T09:00:00Z');
  await page.clock.runFor(5000);
  await expect(toasts).toHaveCount(0);

  await send();
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(3900);
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(100);
  await page.clock.runFor(400);
  await expect(toasts).toHaveCount(0);

  for (let count = 0; count < 4; count += 1) await send();
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);
});
