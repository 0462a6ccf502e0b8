import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createStaticServer } from './serve.mjs';
import { readBasePath } from './site-address.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CLIENT_FOLDER = join(ROOT, 'build', 'client');
const DEFAULT_PORT = 3000;
const ALL_INTERFACES = ['', '0.0.0.0', '::'];

/** The port to listen on; ends the process when PORT is not one. */
export function readPort() {
  const text = process.env.PORT || String(DEFAULT_PORT);
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  return fail(`PORT must be a number from 0 to 65535, not "${text}".`);
}

/**
 * Serves build/client until the process is told to stop.
 * @param {{ port?: number, announce?: (address: string) => void }} [options]
 */
export function serveBuild({ port = readPort(), announce = printAddress } = {}) {
  if (!existsSync(CLIENT_FOLDER)) return fail('There is no build yet: run "npm run build" first.');
  const host = process.env.HOST ?? '';
  const base = basePath();
  const server = createStaticServer({ root: CLIENT_FOLDER, base });
  server.on('error', (error) => fail(describeListenError(error, host, port)));
  server.listen({ port, host: host || undefined }, () => {
    announce(formatAddress(host, server.address().port) + base.replace(/\/$/, ''));
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close();
      // Browsers keep connections open, and close() alone would wait for them.
      server.closeAllConnections();
    });
  }
}

function basePath() {
  try {
    return readBasePath(process.env);
  } catch (error) {
    return fail(error.message);
  }
}

function describeListenError(error, host, port) {
  if (error.code === 'EADDRINUSE') {
    const other = port < 65535 ? port + 1 : DEFAULT_PORT;
    return `Port ${port} is already in use. Choose another: PORT=${other} npm start`;
  }
  return `Cannot listen on port ${port}${host ? ` of ${host}` : ''}: ${error.message}`;
}

function formatAddress(host, port) {
  if (ALL_INTERFACES.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function printAddress(address) {
  console.log(`Serving build/client at ${address}`);
}

function fail(message) {
  console.error(message);
  return process.exit(1);
}

const isCommand =
  process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isCommand) serveBuild();
