// Starts the site on a server: node build/live/server/main.js [--import site.json]
import { readFile } from 'node:fs/promises';
import { isIPv6 } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { NOT_UTF8, utf8Text } from '#app/lib/utf8-text.ts';
import { issueSetupToken } from './auth/setup.ts';
import { copyToday } from './backup/daily-copy.ts';
import { type Config, readConfig } from './config.ts';
import { type DailyTasks, startDailyTasks } from './daily-tasks.ts';
import { forget } from './db/forget.ts';
import { importBundle } from './db/import-bundle.ts';
import { drawApart } from './media/draw-apart.ts';
import { messageOf } from './message-of.ts';
import { openSite, type RunningSite } from './site.ts';
import { SLOW_LINES } from './slow-lines.ts';

/** How long a request that has begun may take when the process is to end. */
const PATIENCE_MS = 10_000;
/** PostgreSQL would wait for a request that never ends before it closes. */
const CLOSING_MS = 1000;

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// A log that cannot be written, for want of room or of a reader, does not end the site.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const config = configured();
const exported = named();
const site = await open(config);
listen(config, site);

function configured(): Config {
  const read = readConfig(process.env);
  return read.ok ? read.config : fail(read.mistakes.join('\n'));
}

async function open({ databaseUrl, ...rest }: Config): Promise<RunningSite> {
  try {
    return await openSite(
      { databaseUrl, ...rest },
      {
        client: beside('../client'),
        assets: beside('./page-assets.json'),
        // Not part of the build: it reads typefaces of the sources.
        loadDrawing: () =>
          import(
            /* @vite-ignore */ new URL('../../../scripts/share-image.mjs', import.meta.url).href
          ),
        drawPicture: drawApart(beside('./draw-picture.js')),
      },
    );
  } catch (error) {
    return fail(`The site cannot be opened: ${messageOf(error)}`);
  }
}

/** The exported site that a first start is to take. */
function named(): string | undefined {
  try {
    return parseArgs({ options: { import: { type: 'string' } } }).values.import;
  } catch (error) {
    return fail(messageOf(error));
  }
}

async function fill({ database }: RunningSite, file: string | undefined): Promise<void> {
  if (file === undefined) return;
  const bytes = await readFile(file).catch((error) =>
    fail(`${file} cannot be read: ${messageOf(error)}`),
  );
  const text = utf8Text(bytes) ?? fail(`${file} was not imported. ${NOT_UTF8}`);
  const problem = await importBundle(database, text, new Date()).catch(messageOf);
  if (problem) fail(`${file} was not imported. ${problem}`);
  console.log(`Imported ${file}.`);
}

/** What it does by itself. */
function dailyTasks({ backupFolder }: Config, { database, events }: RunningSite): DailyTasks {
  return {
    // First what is not to be kept, then the copy.
    forget: async (now: Date) => {
      await forget(database.db, now);
      await database.scrub();
      events.tell('inbox');
    },
    ...(backupFolder && { copy: (now: Date) => copyToday(database, backupFolder, now) }),
  };
}

function listen(config: Config, site: RunningSite): void {
  const { port, host, address } = config;
  const { app, database, events, log } = site;
  let stopTasks = async () => {};
  let open = () => {};
  const isFilled = new Promise<void>((resolve) => {
    open = resolve;
  });
  const fetch: typeof app.fetch = (...asked) => isFilled.then(() => app.fetch(...asked));
  const options = { fetch, port, hostname: host, serverOptions: SLOW_LINES };
  const server = serve(options, async (info) => {
    // Not before: who does not get the port ends at once, in the middle of whatever has begun.
    await fill(site, exported);
    open();
    site.start();
    const tasks = dailyTasks(config, site);
    stopTasks = startDailyTasks({ database, log, now: () => new Date(), tasks });
    const token = await issueSetupToken(database, new Date()).catch((error) =>
      fail(`The set-up link cannot be made: ${messageOf(error)}`),
    );
    const local = `http://${nameOf(host)}:${info.port}`;
    const shown = address ?? local;
    if (address) console.log(`Here:  ${local}/`);
    console.log(`Site:  ${shown}/`);
    console.log(`Admin: ${shown}/admin`);
    // Behind the #, so that it reaches no log and no other site.
    if (token) console.log(`Set up the owner, once: ${shown}/admin/setup#${token}`);
  });
  server.on('error', (error: NodeJS.ErrnoException) =>
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is already in use. Choose another: PORT=${port + 1} npm run live`
        : `Cannot listen on port ${port} of ${host}: ${error.message}`,
    ),
  );

  let isStopping = false;
  async function stop() {
    if (isStopping) return;
    isStopping = true;
    const exit = () => process.exit(0);
    const end = () => database.close().finally(exit);
    setTimeout(end, PATIENCE_MS).unref();
    setTimeout(exit, PATIENCE_MS + CLOSING_MS).unref();
    // What has begun is finished; nothing new is taken.
    const isQuiet = Promise.all([site.stop(), stopTasks()]);
    server.close(() => isQuiet.then(end));
    // An open admin listens for as long as it is open.
    events.close();
    // Browsers keep a connection for later when its answer is there.
    setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), 50);
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
}

/** What leads there from this machine. */
function nameOf(host: string): string {
  if (['', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
