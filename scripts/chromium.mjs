import { existsSync } from 'node:fs';
import { findOnPath, installWithApt, isRoot, run } from './programs.mjs';

// Has no window to draw: the browser tests take a third less time in it than in the whole browser.
const SHELL = 'chromium-headless-shell';

const BINARY_NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/**
 * The path of a Chromium on this machine, or undefined.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium(env = process.env) {
  const chosen = env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) {
    throw new Error(`CHROMIUM_PATH is set to "${chosen}", which does not exist.`);
  }
  return chosen || findOnPath(BINARY_NAMES, env.PATH) || (await findPlaywrightChromium());
}

/** Finds a Chromium, and installs one when there is none, or the faster one where that is easy. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found && !process.env.CHROMIUM_PATH && !findOnPath([SHELL], process.env.PATH)) {
    installWithApt([SHELL]);
    return findChromium();
  }
  if (found) return found;
  console.log('No Chromium found: installing one for the browser tests...');
  let output = '';
  const attempts = [
    installWithPlaywright,
    () => installWithApt([SHELL, 'fonts-liberation']),
    () => installWithApt(['chromium', 'fonts-liberation']),
  ];
  for (const install of attempts) {
    output += install();
    const installed = await findChromium();
    if (installed) return installed;
  }
  console.error(output.trim());
  throw new Error(
    'Chromium is missing and could not be installed: install it yourself and name it, as in CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

async function findPlaywrightChromium() {
  try {
    const { chromium } = await import('@playwright/test');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    // Playwright is not installed, or has no Chromium for this system.
    return undefined;
  }
}

function installWithPlaywright() {
  const withLibraries = isRoot() && process.platform === 'linux' ? ['--with-deps'] : [];
  return run('npx', ['playwright', 'install', ...withLibraries, 'chromium']);
}
