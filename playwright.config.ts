import { defineConfig } from '@playwright/test';
import type { Watch } from './e2e/support/test.ts';
import { findChromium } from './scripts/chromium.mjs';

const port = process.env.E2E_PORT ?? '4173';
const address = `http://localhost:${port}`;
/** Journeys that a site without a server cannot make. */
const LIVE_ONLY = /e2e\/live\//;
const isCi = Boolean(process.env.CI);
const executablePath = await findChromium();

export default defineConfig<Watch>({
  testDir: 'e2e',
  fullyParallel: true,
  // One more than the cores of a small machine: journeys wait more often than they work.
  workers: 3,
  // A flaky test gets fixed, not repeated.
  retries: 0,
  // A busy machine is given time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // What failed stands at the end of a long log, with its reason.
  reporter: isCi ? 'dot' : 'list',
  forbidOnly: isCi,
  use: {
    baseURL: address,
    // Recording every test doubles its time: ask for it when one fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    locale: 'en-US',
    timezoneId: 'Asia/Karachi',
    colorScheme: 'dark',
    // Journeys that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer in place of the routes that a test sets up; its own test lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a test does not live long enough to get back what its code costs to be made faster.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: LIVE_ONLY, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testIgnore: LIVE_ONLY,
      // What only a small screen could break needs no second width.
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'live',
      // Only what speaks to a server or stands on what it sent; the rest is the same code in both modes.
      testMatch:
        /e2e\/(admin|live)\/.*\.spec|\/(blog|booking-dialog|consultation|forms|leaving|security|without-scripts)\.spec/,
      // How screens look and fit is the same in both, and so is what they make of what is typed and ask when somebody else
      // has saved.
      testIgnore: /admin\/(accessibility|blog|layout|bad-input|two-tabs)\.spec/,
      // What is about the browser's own storage has nothing to say about a server, and what happens in a form or on a
      // screen before anything is saved or sent is the same with it.
      grepInvert: /@standalone|@once/,
      use: { viewport: { width: 1280, height: 800 }, isLive: true },
    },
  ],
  webServer: {
    command: 'node scripts/serve-build.mjs',
    url: address,
    reuseExistingServer: false,
    env: { PORT: port, HOST: '' },
  },
});
