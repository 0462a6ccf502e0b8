import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildLive, buildSite } from './build-stamp.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';

/** A worker's globals are not a page's. */
const WORKER = 'app/offline/tsconfig.json';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Each step returns whether it passed, and may throw an Error whose message says what is wrong. */
const STEPS = [
  ['Install', install],
  ['Type check', () => runTool('tsc', ['--noEmit']) && runTool('tsc', ['-p', WORKER])],
  ['Lint and format', () => runTool('biome', ['ci', '--error-on-warnings'])],
  ['Dead code', () => runTool('knip')],
  ['Unit tests', () => runTool('vitest', ['run', '--project', '!process'])],
  ['Build', () => buildSite() && buildLive()],
  ['Size', () => run(process.execPath, ['scripts/check-size.mjs'])],
  ['Published site', () => run(process.execPath, ['scripts/check-site.mjs'])],
  ['Server as it is run', () => runTool('vitest', ['run', '--project', 'process'])],
  ['Browser tests', runBrowserTests],
];

const durations = [];
for (const [title, step] of STEPS) {
  console.log(`\n== ${title}`);
  const startedAt = performance.now();
  const passed = await attempt(step);
  const duration = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  console.log(`-- ${title}: ${passed ? 'passed' : 'FAILED'} in ${duration}`);
  if (!passed) process.exit(1);
  durations.push([title, duration]);
}
printSummary();

async function attempt(step) {
  try {
    return await step();
  } catch (error) {
    console.error(error.message);
    return false;
  }
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
  const result = spawnSync(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell,
  });
  if (result.error) throw result.error;
  return result.status === 0;
}

function printSummary() {
  const width = Math.max(...durations.map(([title]) => title.length));
  console.log('');
  for (const [title, duration] of durations) {
    console.log(`${title.padEnd(width)}  ${duration.padStart(8)}`);
  }
  console.log('all steps passed');
}
