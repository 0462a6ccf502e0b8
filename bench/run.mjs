// Builds a site with posts, serves it and measures it: npm run bench -- [--only part,part] [--runs 5]
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../scripts/chromium.mjs';
import { ensureInstalled } from '../scripts/install.mjs';
import { liveMarkdown } from './live-report.mjs';
import { toMarkdown } from './report.mjs';
import { withLive, withPages } from './results.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const RESULTS = join(HERE, 'RESULTS.md');
/** Of the site in the browser. */
const PAGE_PARTS = ['pages', 'interactions', 'scale'];
const PARTS = [...PAGE_PARTS, 'chat', 'live'];
const RUNS = 5;

const { parts, runs } = readOptions();
ensureInstalled();
// Only now: they need what was installed.
const { FOLDER, startSite } = await import('./site.mjs');
const results = {};
const pageParts = parts.filter((part) => PAGE_PARTS.includes(part));
if (pageParts.length > 0) await measureInBrowser();
if (parts.includes('chat')) await measureAnswers();
if (parts.includes('live')) await measureOnServer();
const file = join(FOLDER, 'results.json');
await mkdir(FOLDER, { recursive: true });
await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
console.log(`Everything as JSON: ${relative('', file)}`);

async function measureInBrowser() {
  if (parts.includes('pages')) ensureInstalled(HERE);
  const chromiumPath = await ensureChromium();
  const site = await startSite();
  const options = { address: site.address, chromiumPath, runs };
  const measures = {
    pages: async () =>
      (await import('./pages.mjs')).measurePages({
        ...options,
        floor: `${site.floor}/`,
        paths: ['/', '/blog', site.post],
      }),
    interactions: async () => (await import('./interactions.mjs')).measureInteractions(options),
    scale: async () => (await import('./scale.mjs')).measureScale(options),
  };
  try {
    for (const part of pageParts) results[part] = await measures[part]();
  } finally {
    site.close();
  }
  const machine = `${describeMachine()}, ${browserAt(chromiumPath)}, median of ${runs}`;
  const markdown = toMarkdown({ machine, ...results });
  console.log(markdown);
  // Half a measurement does not replace a whole one.
  if (pageParts.length === PAGE_PARTS.length) await keep((kept) => withPages(kept, markdown));
}

async function measureAnswers() {
  const { chatMarkdown, measureChat } = await import('./chat.mjs');
  results.chat = await measureChat();
  console.log(chatMarkdown(results.chat));
}

async function measureOnServer() {
  results.live = await (await import('./live.mjs')).measureLive({ runs });
  const markdown = liveMarkdown(describeMachine(), results.live);
  console.log(markdown);
  await keep((kept) => withLive(kept, markdown));
}

async function keep(change) {
  await writeFile(RESULTS, change(await readFile(RESULTS, 'utf8')));
}

function readOptions() {
  const { only, runs: times } = parseArgs({
    options: { only: { type: 'string' }, runs: { type: 'string', default: String(RUNS) } },
  }).values;
  const asked = only?.split(',') ?? PARTS;
  if (!asked.every((part) => PARTS.includes(part))) fail(`--only names some of ${PARTS.join()}.`);
  if (!/^[1-9]\d?$/.test(times)) fail('--runs is a number from 1 to 99.');
  return { parts: PARTS.filter((part) => asked.includes(part)), runs: Number(times) };
}

function describeMachine() {
  const processor = cpus()[0]?.model.trim() || process.arch;
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, ${processor} (${cpus().length} cores), Node ${process.versions.node}`;
}

function browserAt(chromiumPath) {
  const version = execFileSync(chromiumPath, ['--version', '--no-sandbox'], { encoding: 'utf8' });
  return version.trim().split('\n').at(-1);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
