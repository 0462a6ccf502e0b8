import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENGINES } from '../e2e/engines/engines.mjs';
import { runJourneys } from '../e2e/engines/run.mjs';
import { copyBuild, startSite } from '../e2e/engines/site.mjs';
import { findOnPath } from './chromium.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(ROOT, '.cache', 'engines');
copyBuild(join(FOLDER, 'site'));
const names = (process.argv[2] ?? 'firefox,webkit,chromium').split(',');
for (const name of names) {
  const site = await startSite(join(FOLDER, 'site'));
  const programs = Object.fromEntries(
    Object.keys(ENGINES[name].programs).map((p) => [p, findOnPath([p], process.env.PATH)]),
  );
  const engine = await ENGINES[name].launch({
    programs,
    env: { ...process.env, TZ: 'Asia/Karachi' },
  });
  await runJourneys({ engine, name, site, folder: FOLDER, only: process.argv[3] });
  console.log(name, engine.version());
  await engine.close();
  await site.stop();
}
