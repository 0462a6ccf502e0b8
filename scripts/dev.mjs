import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

ensureInstalled();

const portArguments = process.env.PORT ? ['--port', process.env.PORT, '--strictPort'] : [];
const vite = spawn(
  join('node_modules', '.bin', 'vite'),
  [...portArguments, ...process.argv.slice(2)],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
);
// Without handlers this process would end first and leave vite running on the port.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => vite.kill(signal));
vite.on('exit', (code) => process.exit(code ?? 0));
vite.on('error', (error) => {
  console.error(`Cannot run vite: ${error.message}`);
  process.exit(1);
});
