import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
// The shell has no window to draw, and starts and runs faster than the whole browser without one.
const BINARY_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const INSTALL_TIME_LIMIT_MS = 5 * 60 * 1000;

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

/** Finds a Chromium, and installs one when there is none. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  console.log('No Chromium found: installing one for the browser tests...');
  let output = '';
  const attempts = [
    installWithPlaywright,
    () => installWithApt('chromium-headless-shell'),
    () => installWithApt('chromium'),
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

/** The first of the names, in that order, that some folder of a PATH variable has as a program. */
export function findOnPath(names, pathVariable = '') {
  const folders = pathVariable.split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isProgram);
}

function isProgram(path) {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
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

function installWithApt(browser) {
  if (!isRoot() || !findOnPath(['apt-get'], process.env.PATH)) return '';
  const packages = [browser, 'fonts-liberation'];
  return (
    run('apt-get', ['update']) +
    run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
  );
}

function isRoot() {
  return process.getuid?.() === 0;
}

/** Runs a command in silence and returns what it printed. */
function run(command, args) {
  const result = spawnSync(command, args, {
    cwd: ROOT,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: INSTALL_TIME_LIMIT_MS,
    // Node ends a command that prints more than its limit, which is 1 MB unless told.
    maxBuffer: Number.POSITIVE_INFINITY,
    shell: process.platform === 'win32',
  });
  const failure = result.error ? `${result.error.message}\n` : '';
  return `$ ${command} ${args.join(' ')}\n${result.stdout ?? ''}${result.stderr ?? ''}${failure}`;
}
