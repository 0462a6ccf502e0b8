// Builds a site with posts, serves it and measures it: npm run bench -- [--only part] [--runs 5]
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mutationsIn } from '../mutation/report.mjs';
import { ensureChromium } from '../scripts/chromium.mjs';
import { ensureInstalled } from '../scripts/install.mjs';
import { toMarkdown } from './report.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PARTS = ['pages', 'interactions', 'scale'];
const RUNS = 5;

const { parts, runs } = readOptions();
ensureInstalled();
if (parts.includes('pages')) ensureInstalled(HERE);
const chromiumPath = await ensureChromium();
// Only now: they need what was installed.
const { FOLDER, startSite } = await import('./site.mjs');

const site = await startSite();
const options = { address: site.address, chromiumPath, runs };
const measures = {
  pages: async () =>
    (await import('./pages.mjs')).measurePages({ ...options, paths: ['/', '/blog', site.post] }),
  interactions: async () => (await import('./interactions.mjs')).measureInteractions(options),
  scale: async () => (await import('./scale.mjs')).measureScale(options),
};
const results = { machine: describeMachine() };
try {
  for (const part of parts) results[part] = await measures[part]();
} finally {
  site.close();
}

const file = join(FOLDER, 'results.json');
const markdown = toMarkdown(results);
await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
console.log(markdown);
console.log(`Everything as JSON: ${relative('', file)}`);
// Half a measurement does not replace a whole one.
if (parts.length === PARTS.length) {
  const results = join(HERE, 'RESULTS.md');
  const mutations = mutationsIn(await readFile(results, 'utf8'));
  await writeFile(results, `# Results\n\n${markdown}${mutations}`);
}

function readOptions() {
  const { only, runs: times } = parseArgs({
    options: { only: { type: 'string' }, runs: { type: 'string', default: String(RUNS) } },
  }).values;
  if (only !== undefined && !PARTS.includes(only)) fail(`--only is one of ${PARTS.join(', ')}.`);
  if (!/^[1-9]\d?$/.test(times)) fail('--runs is a number from 1 to 99.');
  return { parts: only === undefined ? PARTS : [only], runs: Number(times) };
}

function describeMachine() {
  const version = execFileSync(chromiumPath, ['--version', '--no-sandbox'], { encoding: 'utf8' });
  return {
    date: new Date().toISOString().slice(0, 10),
    processor: cpus()[0]?.model.trim() || process.arch,
    cores: cpus().length,
    node: process.versions.node,
    browser: version.trim().split('\n').at(-1),
    runs,
  };
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
