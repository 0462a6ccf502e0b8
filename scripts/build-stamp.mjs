import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampOf } from './build-folder.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The folder of the owner's exported site is there once something was published. */
export const OWNERS_FOLDER = 'content';
/** What both builds are made from. */
const SHARED = ['app', 'public', 'scripts', 'vite.config.ts', 'package.json', 'package-lock.json'];

/** The one that any host can serve, and the one for a server. The latter reads its settings when it starts. */
export const BUILDS = {
  site: {
    script: 'scripts/build.mjs',
    folder: 'build',
    sources: [...SHARED, OWNERS_FOLDER],
    settings: ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'BASE_PATH', 'SITE_URL'],
  },
  live: {
    script: 'scripts/build-live.mjs',
    folder: join('build', 'live'),
    sources: [...SHARED, 'server'],
    settings: [],
  },
};

/** Whether a build was made from the sources and the settings of this moment. */
export function isBuildFresh({ build = BUILDS.site, root = ROOT, env = process.env } = {}) {
  const stamp = stampOf(join(root, build.folder));
  if (!existsSync(stamp) || !existsSync(join(root, build.folder, 'client'))) return false;
  if (readFileSync(stamp, 'utf8').trim() !== hashSettings(build, env)) return false;
  const newestSource = Math.max(...build.sources.map((source) => newestChange(join(root, source))));
  return newestSource <= statSync(stamp).mtimeMs;
}

/** As old as the start of the build, if that is given: what was saved meanwhile may not be in it. */
export function writeBuildStamp({
  build = BUILDS.site,
  root = ROOT,
  env = process.env,
  startedAt,
} = {}) {
  const stamp = stampOf(join(root, build.folder));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${hashSettings(build, env)}\n`);
  if (startedAt) utimesSync(stamp, startedAt, startedAt);
}

/** Changes a source into what the build was made from. A build that was stale before it stays so. */
export async function changeAsBuilt(change, options = {}) {
  const isFresh = isBuildFresh(options);
  await change();
  if (isFresh) writeBuildStamp(options);
}

/**
 * Builds the site and stamps the build. Returns whether that succeeded; if not, the last build and its stamp
 * are as they were.
 * @param {string[]} [args] what scripts/build.mjs is told
 */
export const buildSite = (args = []) => runBuild(BUILDS.site, args);

/** The same for a server. */
export const buildLive = () => runBuild(BUILDS.live);

export function runBuild(build, args = [], root = ROOT) {
  const startedAt = new Date();
  const result = spawnSync(process.execPath, [build.script, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0) return false;
  writeBuildStamp({ build, root, startedAt });
  return true;
}

/** The stamp holds a hash because one of the settings is a password. */
function hashSettings({ settings }, env) {
  const values = settings.map((name) => env[name] ?? null);
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/** Folders count too: deleting or renaming a file changes only its folder. */
function newestChange(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(
    stats.mtimeMs,
    ...readdirSync(path).map((name) => newestChange(join(path, name))),
  );
}
