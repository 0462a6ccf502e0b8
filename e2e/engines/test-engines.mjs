// The main journeys in Firefox, WebKit and Chromium: npm run test:engines -- [--engine webkit] [--only text] [--write]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSite, isBuildFresh } from '../../scripts/build-stamp.mjs';
import { ensureInstalled } from '../../scripts/install.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, '.cache', 'engines');
const TABLE = join(ROOT, 'docs', 'engines.md');

// A browser that was started is ended with this process, whatever ends it.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

ensureInstalled();
ensureInstalled(join(ROOT, 'e2e', 'engines'));
// Only now: they need what was installed.
const { ENGINES, ensurePrograms } = await import('./engines.mjs');
const { runJourneys } = await import('./run.mjs');
const { countWords, toMarkdown } = await import('./report.mjs');
const { copyBuild } = await import('./site.mjs');

const { engines, only, write } = readOptions();
try {
  const programs = engines.map((name) => ensurePrograms(ENGINES[name]));
  if (!isBuildFresh() && !buildSite()) throw new Error('The build failed.');
  copyBuild(join(FOLDER, 'site'));
  const runs = [];
  for (const [at, name] of engines.entries()) {
    runs.push(await runJourneys(ENGINES[name], { programs: programs[at], folder: FOLDER, only }));
  }
  if (write) writeFileSync(TABLE, toMarkdown(runs));
  const all = Object.fromEntries(
    runs.flatMap(({ label, results }) =>
      Object.entries(results).map(([title, passed]) => [`${label} ${title}`, passed]),
    ),
  );
  console.log(`\n${countWords(all)}`);
  if (Object.values(all).includes(false)) {
    console.log('Pictures of what failed: .cache/engines');
    process.exitCode = 1;
  }
} catch (error) {
  fail(error.message);
}

function readOptions() {
  const names = Object.keys(ENGINES);
  const {
    engine,
    only: part,
    write: isKept,
  } = parseArgs({
    options: {
      engine: { type: 'string', multiple: true, default: names },
      only: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  }).values;
  if (engine.some((name) => !names.includes(name))) fail(`--engine is one of ${names.join(', ')}.`);
  // Half a table does not replace a whole one.
  if (isKept && (part !== undefined || engine.length < names.length)) {
    fail('--write is for all journeys in all engines.');
  }
  return { engines: engine, only: part, write: isKept };
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
