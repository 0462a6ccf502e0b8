import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampOf } from './build-folder.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The folder of the owner's exported site is there once something was published. */
export const OWNERS_FOLDER = 'content';
/** What a build is made from. */
export const SOURCES = [
  'app',
  'public',
  OWNERS_FOLDER,
  'scripts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];
const BAKED_IN_VARIABLES = ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'BASE_PATH', 'SITE_URL'];

/** Whether build/client was made from the sources and the settings of this moment. */
export function isBuildFresh({ root = ROOT, env = process.env } = {}) {
  const stamp = stampPath(root);
  if (!existsSync(stamp) || !existsSync(join(root, 'build', 'client'))) return false;
  if (readFileSync(stamp, 'utf8').trim() !== hashSettings(env)) return false;
  const newestSource = Math.max(...SOURCES.map((source) => newestChange(join(root, source))));
  return newestSource <= statSync(stamp).mtimeMs;
}

export function writeBuildStamp({ root = ROOT, env = process.env } = {}) {
  const stamp = stampPath(root);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${hashSettings(env)}\n`);
}

/**
 * Builds the site and stamps the build. Returns whether that succeeded; if not, the last build and its stamp
 * are as they were.
 * @param {string[]} [args] what scripts/build.mjs is told
 */
export function buildSite(args = []) {
  const result = spawnSync(process.execPath, ['scripts/build.mjs', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (result.status !== 0) return false;
  writeBuildStamp();
  return true;
}

function stampPath(root) {
  return stampOf(join(root, 'build'));
}

/** The stamp holds a hash because one of the settings is a password. */
function hashSettings(env) {
  const settings = BAKED_IN_VARIABLES.map((name) => env[name] ?? null);
  return createHash('sha256').update(JSON.stringify(settings)).digest('hex');
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
