// The site on a server: how much it takes, whether it stays quick when it has grown, and its memory.
import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { importModule } from '../scripts/site-content.mjs';
import { measureLoad } from './live-load.mjs';
import { measureMemory } from './live-memory.mjs';
import { measureLiveScale } from './live-scale.mjs';
import { ensureLiveBuild } from './live-site.mjs';
import { FOLDER } from './site.mjs';

/** @param {{ runs: number }} options */
export async function measureLive({ runs }) {
  ensureLiveBuild();
  const { builtInContent } = await importModule('app/content/built-in.ts');
  const { about } = builtInContent;
  const folder = join(FOLDER, 'live');
  await rm(folder, { recursive: true, force: true });
  const file = (name) => `file:${join(folder, name, 'site.db')}`;
  const busyBefore = loadavg()[0];
  const load = await measureLoad({ databaseUrl: file('load'), about, runs });
  const memory = await measureMemory({ databaseUrl: file('memory') });
  const sqlite = await measureLiveScale({
    databases: { few: file('few'), many: file('many') },
    about,
  });
  const postgres = await onPostgres((databases) => measureLiveScale({ databases, about }));
  return { load, memory, scale: { sqlite, postgres }, busy: [busyBefore, loadavg()[0]] };
}

/** One that does not wait for the disk: what is measured are questions, and both sizes ask the same server. */
async function onPostgres(measure) {
  const { runOn, startPostgres } = await importModule('server/postgres-for-tests.ts');
  const server = await startPostgres({ isDurable: false });
  try {
    for (const name of ['few', 'many']) {
      await runOn(`${server.url}/postgres`, `create database ${name}`);
    }
    return await measure({ few: `${server.url}/few`, many: `${server.url}/many` });
  } finally {
    await server.stop();
  }
}
