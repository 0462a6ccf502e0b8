import { spawnSync } from 'node:child_process';
import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Installs the locked dependencies unless they are installed already; ends the process on failure.
 * @param {string} [folder] the one with the lock file
 */
export function ensureInstalled(folder = ROOT) {
  const files = {
    lock: join(folder, 'package-lock.json'),
    // npm writes this copy of the lock file at the end of every install.
    marker: join(folder, 'node_modules', '.package-lock.json'),
  };
  if (isInstalled(files)) return;
  console.log('Installing dependencies (npm ci), this can take a minute...');
  // NODE_ENV=production would leave out the tools that build the site.
  const result = spawnSync(
    'npm',
    ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'],
    {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    },
  );
  if (result.status !== 0) {
    console.error(`Installing dependencies failed${reason(result)}: run "npm ci" to see why.`);
    process.exit(1);
  }
  markInstalled(files);
}

function isInstalled(files) {
  const marker = statSync(files.marker, { throwIfNoEntry: false });
  const lock = statSync(files.lock, { throwIfNoEntry: false });
  return marker !== undefined && marker.mtimeMs >= (lock?.mtimeMs ?? 0);
}

/** A lock file dated in the future (a copied tree, a wrong clock) must not mean an install per start. */
function markInstalled({ lock: lockFile, marker }) {
  const lock = statSync(lockFile);
  const installedAt = new Date(Math.max(Date.now(), Math.ceil(lock.mtimeMs)));
  utimesSync(marker, installedAt, installedAt);
}

/** @param {import('node:child_process').SpawnSyncReturns<string>} result */
function reason(result) {
  const code = result.error?.code ?? result.stderr?.match(/^npm error code (\S+)/m)?.[1];
  return code ? ` (${code})` : '';
}
