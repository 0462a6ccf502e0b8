import { open, scrollTo } from './support/page.ts';
import { store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('eight companies stand in the strip by default', async ({ page }) => {
  await open(page);
  const logos = page.locator('#companies').getByRole('img');
  await expect(logos).toHaveCount(8);
  await page.locator('#companies').scrollIntoViewIfNeeded();
  for (const logo of await logos.all()) {
    await expect(logo).not.toHaveAttribute('alt', '');
    await expect
      .poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
});

test.describe('stored companies', () => {
  test.use({ expectedProblem: /status of 404/ });

  test('replace the default ones; a logo that does not load gives way to the name', async ({
    page,
  }) => {
    await store(page, 'trustedCompanies', [
      {
        id: 1,
        name: 'Acme',
        logo: '/images/companies/northwall.svg',
        url: 'https://acme.example.com',
      },
      { id: 2, name: 'Broken & Sons', logo: '/images/companies/nowhere.svg' },
      { id: 3, name: 'Scripted', logo: 'javascript:alert(1)', url: 'javascript:alert(1)' },
    ]);
    await open(page);
    const strip = page.locator('#companies');
    await strip.scrollIntoViewIfNeeded();
    await expect(strip.getByRole('listitem')).toHaveCount(3);
    const link = strip.getByRole('link');
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('href', 'https://acme.example.com');
    await expect(link.getByRole('img', { name: 'Acme' })).toBeVisible();
    await expect(strip.getByText('Broken & Sons')).toBeVisible();
    await expect(strip.getByText('Scripted')).toBeVisible();
  });
});

test('three clients speak, each with initials, role, company, five stars and a project', async ({
  page,
}) => {
  await open(page);
  const cards = page.locator('#testimonials figure');
  await expect(cards).toHaveCount(3);
  await expect(page.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
  const first = cards.first();
  await expect(first).toContainText('AS');
  await expect(first).toContainText('Ayesha Siddiqui');
  await expect(first).toContainText('Operations Director, Saffron Foods');
  await expect(first).toContainText('We went from phone orders');
  await expect(first).toContainText('Food-ordering platform');
});

test('contact names four ways to reach the owner and says who is taken on', {
  tag: '@responsive',
}, async ({ page }) => {
  await open(page);
  const contact = page.locator('#contact');
  const cards = contact.getByRole('listitem');
  await expect(cards).toHaveCount(4);
  await expect(cards.nth(0)).toContainText('Email');
  await expect(cards.nth(0).getByRole('link')).toHaveAttribute('href', 'mailto:hamza@example.com');
  await expect(cards.nth(1)).toContainText('WhatsApp');
  await expect(cards.nth(1).getByRole('link')).toHaveAttribute(
    'href',
    'https://wa.me/923000000000',
  );
  await expect(cards.nth(2)).toContainText('Lahore, Pakistan');
  await expect(cards.nth(2)).toContainText('Available worldwide');
  await expect(cards.nth(3)).toContainText('Within 24 hours');
  await expect(contact.getByText('Accepting new clients for Q3 2025')).toBeVisible();
  await expect(contact.getByRole('link', { name: 'Send Direct Email' })).toHaveAttribute(
    'href',
    /^mailto:hamza@example\.com\?subject=Project%20Inquiry&body=Hi%20/,
  );
  await contact.getByRole('button', { name: 'Schedule a Consultation' }).click();
  await expect(page.getByRole('dialog', { name: 'Schedule a Free Consultation' })).toBeVisible();
});

test('the footer holds brand, links, services, contact and copyright', {
  tag: '@responsive',
}, async ({ page }) => {
  await open(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Hamza Qureshi', { exact: true })).toBeVisible();
  await expect(footer.getByText('Web, mobile and AI products')).toBeVisible();
  await expect(footer.getByRole('list', { name: 'Social profiles' }).getByRole('link')).toHaveCount(
    3,
  );
  const links = footer.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  await expect(links).toHaveText([
    'About',
    'Skills',
    'Projects',
    'Services',
    'Testimonials',
    'Contact',
  ]);
  for (const service of [
    'Full-Stack Development',
    'Mobile App Development',
    'AI/ML Solutions',
    'Web Development',
    'API Development',
    'Automation Tools',
  ]) {
    await expect(footer.getByText(service, { exact: true })).toBeVisible();
  }
  await expect(footer.getByText('hamza@example.com')).toBeVisible();
  await expect(footer.getByText(/^© 2025 /)).toBeVisible();
  await links.nth(4).click();
  await expect(page.getByRole('heading', { name: 'What clients say' })).toBeInViewport();
  await footer.getByRole('button', { name: 'Start Project' }).click();
  await expect(page.getByRole('dialog', { name: 'Schedule a Free Consultation' })).toBeVisible();
});

test('privacy, terms and sitemap open dialogs and call nothing', async ({ page }) => {
  await open(page);
  const footer = page.getByRole('contentinfo');
  for (const name of ['Privacy', 'Terms', 'Sitemap']) {
    const opener = footer.getByRole('button', { name });
    await opener.click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/');
    if (name === 'Privacy') {
      await expect(dialog).toContainText('storage of your own browser');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(opener).toBeFocused();
    } else if (name === 'Terms') {
      await expect(dialog).toContainText('no binding offer');
      await page.mouse.click(5, 400);
      await expect(opener).toBeFocused();
    } else {
      await expect(dialog.getByRole('link')).toHaveCount(14);
      await dialog.getByRole('link', { name: 'Case studies' }).click();
      await expect(
        page.getByRole('heading', { name: 'Results, with the numbers' }),
      ).toBeInViewport();
    }
    await expect(dialog).toBeHidden();
  }
});

test('a button to the top shows after more than 300 px', { tag: '@responsive' }, async ({
  page,
}) => {
  await open(page);
  const button = page.getByRole('button', { name: 'Back to top' });
  await scrollTo(page, 300);
  await page.waitForFunction(() => window.scrollY === 300);
  await expect(button).toBeHidden();
  await scrollTo(page, 301);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});
