// Programs that are not npm's: where they are on this machine, and how they get there.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const INSTALL_TIME_LIMIT_MS = 5 * 60 * 1000;

/** The first of the names, in that order, that some folder of a PATH variable has as a program. */
export function findOnPath(names, pathVariable = '') {
  const folders = pathVariable.split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isProgram);
}

function isProgram(path) {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs packages of Debian or Ubuntu, where that is possible, and returns what was printed. */
export function installWithApt(packages) {
  if (!isRoot() || !findOnPath(['apt-get'], process.env.PATH)) return '';
  return (
    run('apt-get', ['update']) +
    run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
  );
}

export function isRoot() {
  return process.getuid?.() === 0;
}

/** Runs a command in silence and returns what it printed. */
export function run(command, args) {
  const result = spawnSync(command, args, {
    cwd: ROOT,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: INSTALL_TIME_LIMIT_MS,
    // Node ends a command that prints more than its limit, which is 1 MB unless told.
    maxBuffer: Number.POSITIVE_INFINITY,
    shell: process.platform === 'win32',
  });
  const failure = result.error ? `${result.error.message}\n` : '';
  return `$ ${command} ${args.join(' ')}\n${result.stdout ?? ''}${result.stderr ?? ''}${failure}`;
}
