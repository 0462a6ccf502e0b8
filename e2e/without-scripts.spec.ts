import { contactOf, fillContact, fillInquiry, inquiryOf } from './support/forms.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('all texts and links of the landing page are readable, and in-page links lead to their section', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Hamza Qureshi' })).toBeVisible();
  for (const text of [
    'Full-Stack Developer',
    'One developer for the whole distance',
    'GitHub Actions',
    'Available for urgent matters only',
    'Additional Expertise',
    'TensorFlow',
    'Dastarkhwan Go',
    'Full-Stack Development',
    'From $500',
    'Discovery & Planning',
    'Yours to keep',
    '4.9/5',
    'Trusted by teams at',
    'E-commerce performance revamp',
    'Ayesha Siddiqui',
    'Accepting new clients for Q3 2025',
    'Book a 30-minute call',
    '© 2025 Hamza Qureshi. All rights reserved.',
  ]) {
    await expect(page.getByText(text, { exact: true }).first(), text).toBeVisible();
  }
  await expect(page.getByRole('img', { name: 'Illustration of Pehra' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download CV' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Code of Malkhana' })).toBeVisible();
  const mail = /^mailto:hamza@example\.com\?subject=Project%20Inquiry/;
  await expect(page.locator('#home').getByRole('link', { name: 'Hire Me' })).toHaveAttribute(
    'href',
    mail,
  );
  // How to book a call otherwise.
  await expect(page.locator('#schedule').getByRole('link')).toHaveAttribute('href', /^mailto:/);

  await test.step('in-page links lead to their section', async () => {
    const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
    await links.getByText('Testimonials').click();
    await expect(page).toHaveURL('/#testimonials');
    await expect(page.getByRole('heading', { name: 'What clients say' })).toBeInViewport();
    // What has been scrolled lies beneath the header, and would be read through it.
    await expect(page.getByRole('banner')).toHaveCSS('backdrop-filter', /blur/);
  });
});

test('forms go to the mail app, nothing that was typed gets into an address, and the languages are links @standalone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  for (const [form, fill] of [
    [contactOf(page), fillContact],
    [inquiryOf(page), fillInquiry],
  ] as const) {
    await expect(form).toHaveAttribute('action', /^mailto:hamza@example\.com\?subject=/);
    await expect(form.getByRole('link', { name: 'hamza@example.com' })).toBeVisible();
    await fill(form);
    await form.locator('[type="submit"]').click();
  }
  await expect(page).toHaveURL('/');
  await expect(contactOf(page).getByLabel('Message')).toHaveValue('Hello');
  expect(asked.filter((url) => !url.startsWith('mailto:') && url.includes('?'))).toEqual([]);

  await test.step('the languages are links', async () => {
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('link', { name: 'اردو' }).click();
    await expect(page).toHaveURL('/ur/');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});
