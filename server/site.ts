// One process of the site: its database, what it knows by heart, and its routes.
import type { Hono } from 'hono';
import * as renderer from '#app/entry.server.tsx';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/open.ts';
import { type Events, openEvents } from './events.ts';
import { fileRoutes } from './files.ts';
import { createLog, type Log } from './log.ts';
import { createSender } from './mail/sender.ts';
import { createSmtp } from './mail/smtp.ts';
import { readPageAssets } from './page-assets.ts';
import { createPageCache } from './page-cache.ts';
import { pageRoutes } from './pages.ts';
import type { Services } from './services.ts';
import { createShareImages } from './share-images.ts';
import { createSiteContent } from './site-content.ts';

/** What the build has made. */
export interface Built {
  /** The folder of the browser's files. */
  client: string;
  /** The file with the tags of the pages. */
  assets: string;
  loadDrawing: () => Promise<typeof import('../scripts/share-image.mjs')>;
  drawPicture?: Services['drawPicture'];
}

export interface RunningSite {
  app: Hono;
  database: Database;
  events: Events;
  log: Log;
  /** Begins what the site does by itself. */
  start: () => void;
  /** Ends what the site does by itself: what has begun is finished. */
  stop: () => Promise<void>;
}

export async function openSite(
  config: Config,
  built: Built,
  now: () => Date = () => new Date(),
): Promise<RunningSite> {
  await renderer.fetchPages();
  const { assets, contentFile } = await readPageAssets(built.assets);
  const files = await fileRoutes(built.client);
  const database = await openDatabase(config.databaseUrl);
  const events = await openEvents(database);
  const siteContent = createSiteContent(database);
  const cache = createPageCache();

  function drop() {
    siteContent.drop();
    cache.drop();
  }

  events.listen((change) => {
    if (change === 'content') drop();
    // Without an answer it may have: to make the pages anew costs little.
    if (change === 'any') void siteContent.hasChanged().then((has) => has && drop(), drop);
  });

  const site = { address: config.address, trustProxy: config.trustProxy };
  const log = createLog(config.logLevel);
  const { mail, address } = config;
  const { drawPicture } = built;
  const post = mail && { from: mail.from, site: address };
  const app = createApp({ database, site, now, events, siteContent, log, post, drawPicture });
  const sender =
    mail && createSender({ db: database.db, deliver: createSmtp(mail), now, events, log });
  const shareImages = createShareImages({ renderer, load: built.loadDrawing });
  app.route('/', files);
  app.route('/', pageRoutes({ siteContent, renderer, assets, contentFile, shareImages, cache }));

  return {
    app,
    database,
    events,
    log,
    start: () => sender?.start(),
    stop: async () => sender?.stop(),
  };
}
