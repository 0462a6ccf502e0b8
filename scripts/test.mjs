import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildLive, buildSite } from './build-stamp.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';

/** A worker's globals are not a page's. */
const WORKER = 'app/offline/tsconfig.json';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * What stands together runs at the same time, for most of it keeps one core busy. Each step returns whether it passed,
 * and may throw an Error whose message says what is wrong.
 */
const STEPS = [
  { Install: install },
  {
    'Type check': async () =>
      (await runTool('tsc', ['--noEmit'])) && (await runTool('tsc', ['-p', WORKER])),
    'Lint and format': () => runTool('biome', ['ci', '--error-on-warnings']),
    'Dead code': () => runTool('knip'),
  },
  { 'Unit tests': () => runTool('vitest', ['run', '--project', '!process']) },
  { Build: () => buildSite() && buildLive() },
  {
    Size: () => run(process.execPath, ['scripts/check-size.mjs']),
    'Published site': () => run(process.execPath, ['scripts/check-site.mjs']),
    'Server as it is run': () => runTool('vitest', ['run', '--project', 'process']),
  },
  { 'Browser tests': runBrowserTests },
];

const durations = [];
for (const group of STEPS) {
  const titles = Object.keys(group);
  console.log(`\n== ${titles.join(', ')}`);
  const passed = await Promise.all(titles.map((title) => attempt(title, group[title])));
  if (passed.includes(false)) process.exit(1);
}
printSummary();

async function attempt(title, step) {
  const startedAt = performance.now();
  const passed = await Promise.resolve()
    .then(step)
    .catch((error) => {
      console.error(error.message);
      return false;
    });
  const duration = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  console.log(`-- ${title}: ${passed ? 'passed' : 'FAILED'} in ${duration}`);
  durations.push([title, duration]);
  return passed;
}

function install() {
  ensureInstalled();
  return true;
}

async function runBrowserTests() {
  const chromiumPath = await ensureChromium();
  return runTool('playwright', ['test'], { CHROMIUM_PATH: chromiumPath });
}

function runTool(name, args = [], env = {}) {
  // On Windows the tools are scripts of its shell.
  return run(join('node_modules', '.bin', name), args, {
    env,
    shell: process.platform === 'win32',
  });
}

function run(command, args, { env = {}, shell = false } = {}) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell,
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => resolve(status === 0));
  });
}

function printSummary() {
  const width = Math.max(...durations.map(([title]) => title.length));
  console.log('');
  for (const [title, duration] of durations) {
    console.log(`${title.padEnd(width)}  ${duration.padStart(8)}`);
  }
  console.log('all steps passed');
}
