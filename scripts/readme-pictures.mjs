// The pictures of the README, taken from build/client: run `npm run build` first.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureChromium } from './chromium.mjs';
import { createStaticServer } from './serve.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** WebP: drawings and letters stay sharp at this. */
const QUALITY = 86;

const PICTURES = [
  { file: 'landing-dark', viewport: DESKTOP, theme: 'dark', language: 'en' },
  { file: 'projects-light', viewport: DESKTOP, theme: 'light', language: 'en', at: 'projects' },
  { file: 'landing-urdu', viewport: DESKTOP, theme: 'light', language: 'ur' },
  { file: 'phone-dark', viewport: PHONE, theme: 'dark', language: 'en' },
];

const server = createStaticServer({ root: join(ROOT, 'build', 'client') });
await new Promise((resolve) => server.listen(0, resolve));
const address = `http://localhost:${server.address().port}/`;
const browser = await chromium.launch({ executablePath: await ensureChromium() });
try {
  for (const picture of PICTURES) {
    const file = join(ROOT, 'docs', 'images', `${picture.file}.webp`);
    await writeFile(file, await take(picture));
    console.log(`docs/images/${picture.file}.webp`);
  }
} finally {
  await browser.close();
  server.close();
}

async function take({ viewport, theme, language, at }) {
  const context = await browser.newContext({
    viewport,
    locale: language,
    colorScheme: theme,
    // What moves would be somewhere else in every picture.
    reducedMotion: 'reduce',
    isMobile: viewport === PHONE,
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator(`html[lang="${language}"]`).waitFor();
  if (at) await page.locator(`#${at}`).evaluate((part) => part.scrollIntoView());
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await context.close();
  return sharp(picture).webp({ quality: QUALITY }).toBuffer();
}
