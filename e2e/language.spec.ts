import type { Page } from '@playwright/test';
import { breakChunk } from './support/chunks.ts';
import { openTop, PHONE } from './support/page.ts';
import { saved } from './support/storage.ts';
import { expect, test } from './support/test.ts';

/** A line: the letters of another script arrive after its words. */
const PLACE_TOLERANCE_PX = 40;

async function expectLanguage(page: Page, lang: string, dir: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
}

/** A phone on a slow line: processor, bytes a second both ways, and how long everything takes to come back. */
const SLOW = { rate: 2, throughput: (1.6 * 1024 * 1024) / 8, latency: 150 };

async function slowDown(page: Page) {
  const phone = await page.context().newCDPSession(page);
  const { rate, throughput, latency } = SLOW;
  await phone.send('Emulation.setCPUThrottlingRate', { rate });
  await phone.send('Network.enable');
  await phone.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

interface Frame {
  path: string;
  lang: string;
  dir: string;
  greeting: string;
}

declare global {
  interface Window {
    seenFrames: () => Frame[];
  }
}

/** Notes what stands on the page in each of its frames, from the first one on. */
function noteFrames() {
  const seen = new Set<string>(JSON.parse(sessionStorage.getItem('frames') ?? '[]'));
  window.seenFrames = () => [...seen].map((frame) => JSON.parse(frame));
  const note = () => {
    const { lang, dir } = document.documentElement;
    const line = document.querySelector('#home p');
    const greeting = line?.checkVisibility({ visibilityProperty: true }) && line.textContent;
    if (greeting) {
      seen.add(JSON.stringify({ path: location.pathname, lang, dir, greeting }));
      sessionStorage.setItem('frames', JSON.stringify([...seen]));
    }
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

// Every other start: app/boot.test.ts. That the documents are whole: app/language-addresses.test.ts.
test.describe('a browser that speaks Urdu', () => {
  test.use({ locale: 'ur' });

  test('on a slow phone a first visit shows no frame in another language', async ({ page }) => {
    await slowDown(page);
    await page.addInitScript(noteFrames);
    await openTop(page, '/?from=mail#home');
    await expect(page).toHaveURL('/ur/?from=mail#home');
    const greeting = (await page.locator('#home p').first().textContent()) ?? '';
    expect(await page.evaluate(() => window.seenFrames())).toEqual([
      { path: '/ur/', lang: 'ur', dir: 'rtl', greeting },
    ]);
    expect(await saved(page, 'language')).toBeNull();
  });
});

test.describe(() => {
  test.use({
    expectedProblem: /ERR_CONNECTION_FAILED|could not be loaded|Failed to load resource|preload/,
  });

  test('the switcher leads to another address, and back out of it; a language that does not arrive leaves the page as it is', async ({
    page,
  }) => {
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Language' }).click();
      await page.getByRole('link', { name }).click();
    };
    await openTop(page, '/?a=1#home');

    await test.step('a language whose file does not arrive is logged, and the page stays in English', async () => {
      const logged = page.waitForEvent('console', (message) => /could not be/.test(message.text()));
      await breakChunk(page, 'de', 'abort');
      await choose('Deutsch');
      expect((await logged).type()).toBe('error');
      await expectLanguage(page, 'en', 'ltr');
      await expect(page).toHaveURL('/?a=1#home');
    });

    await choose('اردو');
    await expect(page).toHaveURL('/ur/?a=1#home');
    await expectLanguage(page, 'ur', 'rtl');
    await page.goBack();
    await expect(page).toHaveURL('/?a=1#home');
    await expectLanguage(page, 'en', 'ltr');
    await page.goForward();
    await expect(page).toHaveURL('/ur/?a=1#home');
    await expectLanguage(page, 'ur', 'rtl');
  });
});

test.describe(() => {
  test.use({ expectedProblem: /status of 404/ });

  test('the admin has one address: below a language there is none', async ({ page }) => {
    await page.goto('/ur/admin');
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    await expectLanguage(page, 'ur', 'rtl');
  });
});

test.describe('on a phone', () => {
  // The page is longest there, and the languages differ most in its height.
  test.use(PHONE);

  test('a switch keeps the place and what was typed, is announced, and gives focus back', async ({
    page,
  }) => {
    await openTop(page);
    const message = page.locator('#contact textarea');
    await message.fill('Half a sentence');
    await message.evaluate((field) =>
      field.scrollIntoView({ behavior: 'instant', block: 'center' }),
    );
    const top = () => message.evaluate((field) => field.getBoundingClientRect().top);
    const before = await top();
    const moved = async () => Math.abs((await top()) - before);
    const choose = async (name: string) => {
      await page.locator('header button[popovertarget]').click();
      await page.getByRole('link', { name, exact: true }).click();
    };

    await choose('Deutsch');
    await expect(page.getByRole('status').filter({ hasText: 'auf Deutsch' })).toBeAttached();
    await expect(page.getByRole('button', { name: 'Sprache', exact: true })).toBeFocused();
    await expect(message).toHaveValue('Half a sentence');
    await expect.poll(moved).toBeLessThan(PLACE_TOLERANCE_PX);

    await choose('اردو');
    await expectLanguage(page, 'ur', 'rtl');
    await expect(message).toHaveValue('Half a sentence');
    await expect.poll(moved).toBeLessThan(PLACE_TOLERANCE_PX);

    expect(await saved(page, 'language')).toBe('ur');
  });
});
