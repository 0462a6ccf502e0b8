// Runs the site on a server: npm run live [-- --import site.json]; and its commands: npm run live:password,
// npm run backup [-- file], npm run restore -- file.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILDS, buildLive, isBuildFresh } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const COMMANDS = {
  password: 'set-password.js',
  backup: 'backup-command.js',
  restore: 'restore-command.js',
};
const [given, ...rest] = process.argv.slice(2);
const command = COMMANDS[given];

ensureInstalled();
if (!isBuildFresh({ build: BUILDS.live }) && !buildLive()) {
  console.error('The build failed, so nothing was started.');
  process.exit(1);
}
const entry = join(ROOT, 'build', 'live', 'server', command ?? 'main.js');
const args = command ? rest : process.argv.slice(2);
const server = spawn(process.execPath, [entry, ...args], {
  cwd: ROOT,
  stdio: 'inherit',
});
// The server finishes what it has begun; this process waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
