import type { Page } from '@playwright/test';
import { open, openTop } from './support/page.ts';
import { store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const ROLES = [
  'Full-Stack Developer',
  'MERN Stack Developer',
  'AI/ML Engineer',
  'Mobile App Developer',
  'Python Developer',
];

const typed = (page: Page) => page.getByTestId('typed-role');

test('the hero greets with name, description, experience and ways to go on', {
  tag: '@responsive',
}, async ({ page }) => {
  await openTop(page);
  const hero = page.locator('#home');
  await expect(hero.getByText('Hello, I’m')).toBeVisible();
  await expect(hero.getByRole('heading', { level: 1, name: 'Hamza Qureshi' })).toBeInViewport();
  await expect(hero.getByText('I design, build and look after web')).toBeVisible();
  await expect(hero.getByText('4+ years')).toBeVisible();
  await expect(hero.getByRole('link', { name: 'Hire Me' })).toHaveAttribute(
    'href',
    /^mailto:hamza@example\.com\?subject=Project%20Inquiry&body=Hi%20/,
  );
  const cv = hero.getByRole('link', { name: 'Download CV' });
  await expect(cv).toHaveAttribute('href', 'https://example.com/hamza-qureshi-cv.pdf');
  await expect(cv).toHaveAttribute('target', '_blank');
  await expect(cv).toHaveAttribute('rel', /noopener/);
  await expect(hero.getByRole('list', { name: 'Social profiles' }).getByRole('link')).toHaveCount(
    4,
  );
});

test('the roles are typed at 100 ms, kept for 2000 ms, deleted at 50 ms, and begin again', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-03-02T08:00:00Z' });
  await page.goto('/');
  await expect(typed(page)).not.toHaveText(ROLES[0] ?? '');
  await page.clock.pauseAt('2026-03-02T08:10:00Z');
  const after = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    return (await typed(page).textContent()) ?? '';
  };
  // From the end of a deletion to less than 10 ms after the first character of the next title.
  while ((await after(40)) !== '');
  let text = '';
  while (text === '') text = await after(10);
  let title = ROLES.findIndex((role) => role.startsWith(text));
  expect(title).toBeGreaterThan(-1);

  const role = ROLES[title] ?? '';
  for (let length = 1; length < role.length; length += 1) {
    expect(await after(85)).toBe(role.slice(0, length));
    expect(await after(15)).toBe(role.slice(0, length + 1));
  }
  expect(await after(1985)).toBe(role);
  expect(await after(15)).toBe(role.slice(0, -1));
  for (let length = role.length - 1; length > 0; length -= 1) {
    expect(await after(35)).toBe(role.slice(0, length));
    expect(await after(15)).toBe(role.slice(0, length - 1));
  }
  for (let count = 0; count < ROLES.length; count += 1) {
    title = (title + 1) % ROLES.length;
    const next = ROLES[title] ?? '';
    expect(await after(50)).toBe(next.slice(0, 1));
    for (let length = 2; length <= next.length; length += 1) await after(100);
    expect(await after(0)).toBe(next);
    await after(2000);
    for (let length = next.length - 1; length > 0; length -= 1) await after(50);
    expect(await after(0)).toBe('');
  }
});

test('the title stands still for visitors who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openTop(page);
  await page.clock.runFor(30_000);
  await expect(typed(page)).toHaveText('Full-Stack Developer');
});

test('assistive technology reads all roles at once and no typing', async ({ page }) => {
  await openTop(page);
  await expect(page.locator('#home').getByText(ROLES.join(', '))).toBeAttached();
  await expect(typed(page)).toHaveAttribute('aria-hidden', 'true');
});

test('the owner’s profile shows wherever the owner is named', async ({ page }) => {
  await store(page, 'about', {
    name: 'Noor Jahan',
    bio: 'I sing in code.',
    experience: '9+',
    projectsCompleted: '77+',
    email: 'noor@example.org',
    phone: '+49 30 123456',
    location: 'Quetta, Pakistan',
    workingHours: 'Friday: closed',
    github: 'https://github.com/noor',
    linkedin: 'javascript:alert(1)',
    cvUrl: 'javascript:alert(2)',
    availability: 'Booked until autumn',
    copyright: '© 1947 Noor',
  });
  await open(page);
  await expect(page.getByRole('banner').getByText('Noor Jahan')).toBeVisible();
  const hero = page.locator('#home');
  await expect(hero.getByRole('heading', { level: 1, name: 'Noor Jahan' })).toBeVisible();
  await expect(hero.getByText('I sing in code.')).toBeVisible();
  await expect(hero.getByText('9+ years')).toBeVisible();
  await expect(hero.getByRole('link', { name: 'Hire Me' })).toHaveAttribute(
    'href',
    /^mailto:noor@example\.org\?subject=Project%20Inquiry&body=Hi%20Noor%20Jahan/,
  );
  await expect(hero.getByRole('link', { name: 'Download CV' })).not.toBeAttached();
  const social = hero.getByRole('list', { name: 'Social profiles' }).getByRole('link');
  await expect(social).toHaveCount(2);
  await expect(hero.getByRole('link', { name: 'GitHub' })).toHaveAttribute(
    'href',
    'https://github.com/noor',
  );
  await expect(hero.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/4930123456',
  );
  const about = page.locator('#about');
  await expect(about.getByText('77+')).toBeVisible();
  await expect(about.getByText('Quetta, Pakistan')).toBeVisible();
  await expect(about.getByText('closed')).toBeVisible();
  const contact = page.locator('#contact');
  await expect(contact.getByRole('link', { name: 'noor@example.org' })).toBeVisible();
  await expect(contact.getByText('Booked until autumn')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('© 1947 Noor')).toBeVisible();
  await expect(footer.getByRole('link', { name: '+49 30 123456' })).toBeVisible();
  const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data).toContain('"Noor Jahan"');
  expect(data).not.toContain('javascript:');
});
