// WebKit, the engine of Safari: WebKitGTK's small browser, driven over WebDriver on a screen of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keyActions, pressActions, webDriver } from './webdriver.mjs';

const SCREEN = '1400x1200x24';
const START_LIMIT_MS = 30_000;
/** The browser comes with the driver, which knows where it is. */
const CAPABILITIES = { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } };

export async function launchWebKit({ programs, env, downloads }) {
  const processes = [];
  const stop = () => {
    for (const each of processes) each.kill();
  };
  process.once('exit', stop);
  const screen = spawn(programs.Xvfb, ['-displayfd', '3', '-screen', '0', SCREEN], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  processes.unshift(screen);
  const [display] = await once(screen.stdio[3], 'data');
  await keepDownloadsIn(downloads, env.HOME);
  const port = await freePort();
  const driver = spawn(programs.WebKitWebDriver, [`--port=${port}`], {
    env: {
      ...env,
      DISPLAY: `:${String(display).trim()}`,
      // Its sandbox does not start for root or inside a container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  processes.unshift(driver);
  const call = webDriver(`http://127.0.0.1:${port}`);
  await isReady(call);
  const start = () => call('POST', '/session', { capabilities: CAPABILITIES });
  const { sessionId, capabilities } = await start();
  await call('DELETE', `/session/${sessionId}`);
  return {
    version: capabilities.browserVersion,
    /** Each visitor is a browser of its own, which forgets everything. */
    newVisitor: async () => visitor(call, `/session/${(await start()).sessionId}`),
    close: async () => stop(),
  };
}

/** Where files go is a setting of the desktop. */
async function keepDownloadsIn(downloads, home) {
  await mkdir(join(home, '.config'), { recursive: true });
  await writeFile(join(home, '.config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
}

async function visitor(call, session) {
  let current = await call('GET', `${session}/window`);
  let isTaken = false;
  async function inTab(handle, method, path, body) {
    if (current !== handle) await call('POST', `${session}/window`, { handle });
    current = handle;
    return call(method, session + path, body);
  }
  return {
    async newTab() {
      const handle = isTaken ? (await call('POST', `${session}/window/new`, {})).handle : current;
      isTaken = true;
      return tab((method, path, body) => inTab(handle, method, path, body));
    },
    close: () => call('DELETE', session),
  };
}

function tab(call) {
  const evaluate = (expression) =>
    call('POST', '/execute/sync', { script: `return ${expression}`, args: [] });
  return {
    evaluate,
    goto: (url) => call('POST', '/url', { url }),
    reload: () => call('POST', '/refresh', {}),
    pressAt: (x, y) => call('POST', '/actions', pressActions(x, y)),
    type: (text) => call('POST', '/actions', keyActions([...text])),
    press: (key) => call('POST', '/actions', keyActions([key])),
    async resize(width, height) {
      // The bar of the browser is part of the window.
      await call('POST', '/window/rect', { width, height });
      const [w, h] = await evaluate('[innerWidth, innerHeight]');
      await call('POST', '/window/rect', { width: 2 * width - w, height: 2 * height - h });
    },
    async screenshot(file) {
      await writeFile(file, await call('GET', '/screenshot'), 'base64');
    },
  };
}

async function isReady(call) {
  const limit = performance.now() + START_LIMIT_MS;
  while (performance.now() < limit) {
    const status = await call('GET', '/status').catch(() => undefined);
    if (status?.ready) return;
    await pause(100);
  }
  throw new Error('WebKitWebDriver does not answer.');
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
