import { keysOf } from '../app/content/collections.ts';
import { contactOf, fillContact } from './support/forms.ts';
import { open } from './support/page.ts';
import { readText, save, saved, storageKey, storeText } from './support/storage.ts';
import { expect, test } from './support/test.ts';

/** What the landing page reads as soon as it opens. */
const SITE_COLLECTIONS = [...keysOf('site'), 'theme', 'language', 'consent'];
/** What it reads when somebody writes to the owner, or not at all. */
const OTHER_COLLECTIONS = [...keysOf('inbox'), 'auth'];

const NEWER = '{"version":99,"savedAt":"2026-01-02T03:04:05.000Z","value":[]}';
const GARBAGE = [
  '',
  '{"version":1',
  'null',
  '[[]]',
  '{"version":1,"savedAt":"2026-01-02T03:04:05.000Z","value":7}',
  NEWER,
];

test.describe('garbage in storage', () => {
  test.use({ expectedProblem: /could not be read .* and was set aside/ });

  test('garbage under every key leaves a page and forms that work, and copies to recover', async ({
    page,
  }) => {
    const garbageOf = (at: number) => GARBAGE[at % GARBAGE.length] ?? '';
    for (const [at, name] of SITE_COLLECTIONS.entries()) {
      await storeText(page, storageKey(name), garbageOf(at));
    }
    for (const name of OTHER_COLLECTIONS) await storeText(page, storageKey(name), 'garbage');
    await open(page);
    await page.getByRole('button', { name: 'Open the assistant' }).click();
    await expect(page.getByText("Hi! I'm Hamza Qureshi's AI assistant.")).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Hamza Qureshi' })).toBeVisible();
    await expect(page.locator('#projects article')).toHaveCount(5);
    await page.getByRole('button', { name: 'Toggle theme' }).click();
    await expect(page.locator('html')).toHaveClass('light');

    for (const [at, name] of SITE_COLLECTIONS.entries()) {
      // What is of a newer build is garbage to this one alone.
      const place = garbageOf(at) === NEWER ? '' : '.corrupt';
      expect(await readText(page, storageKey(name) + place), name).toBe(garbageOf(at));
    }
    for (const name of OTHER_COLLECTIONS) {
      const places = [storageKey(name), `${storageKey(name)}.corrupt`];
      const copies = await Promise.all(places.map((place) => readText(page, place)));
      expect(copies, name).toContain('garbage');
    }

    // What cannot be read is set aside before anything is written.
    await page.keyboard.press('Escape');
    const form = contactOf(page);
    await fillContact(form);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message Sent!')).toBeVisible();
    expect(await readText(page, 'portfolio.messages.corrupt')).toBe('garbage');
    expect(await saved(page, 'messages')).toHaveLength(1);
  });

  test('content saved in one tab shows in the other at once, and garbage from there does no harm', async ({
    page,
    context,
  }) => {
    await open(page);
    const other = await context.newPage();
    await other.goto('/blog');
    await save(other, 'about', { name: 'Noor Jahan', email: 'noor@example.com' });
    await expect(page.getByRole('heading', { level: 1, name: 'Noor Jahan' })).toBeVisible();
    await save(other, 'settings', { primaryColor: '#123456', darkMode: false });
    await expect(page.locator('html')).toHaveClass('light');
    await expect(page.locator('html')).toHaveCSS('--primary', '#123456');
    await save(other, 'language', 'de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await save(other, 'language', 'en');
    await other.evaluate(() => localStorage.setItem('portfolio.projects', '{"version":1'));
    await expect.poll(() => readText(page, 'portfolio.projects.corrupt')).toBe('{"version":1');
    await expect(page.getByRole('heading', { name: 'Dastarkhwan', exact: true })).toBeAttached();
    await other.evaluate(() => localStorage.clear());
    await expect(page.getByRole('heading', { level: 1, name: 'Hamza Qureshi' })).toBeVisible();
  });
});
