// Puts small mistakes into the rules, one at a time, and sees whether a unit test notices:
// npm run mutate -- [--mutate app/store/turns.ts,…] [--concurrency 4] [--force]
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../scripts/install.mjs';
import { mutationTable, scoresOf, withMutations } from './report.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(HERE, '..');
const RESULTS = join(ROOT, 'bench', 'RESULTS.md');
const REPORT = join(ROOT, '.cache', 'mutation', 'report.json');

ensureInstalled();
ensureInstalled(HERE);

const options = process.argv.slice(2);
const stryker = join(HERE, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const { status } = spawnSync(
  process.execPath,
  [stryker, 'run', 'mutation/stryker.config.mjs', ...options],
  { cwd: ROOT, stdio: 'inherit' },
);

const report = await readFile(REPORT, 'utf8').catch(() => null);
if (report === null) process.exit(status ?? 1);
const table = mutationTable(scoresOf(JSON.parse(report)));
console.log(`\n${table}\nEvery mutant: .cache/mutation/report.html`);
// A few files are no measure of the whole.
if (!options.includes('--mutate')) {
  await writeFile(RESULTS, withMutations(await readFile(RESULTS, 'utf8'), table));
}
process.exit(status ?? 1);
