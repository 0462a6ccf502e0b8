// Runs the journeys in one engine.
import { join } from 'node:path';
import { downloadsIn } from './downloads.mjs';
import { accessibility } from './journeys/accessibility.mjs';
import { admin } from './journeys/admin.mjs';
import { appearance } from './journeys/appearance.mjs';
import { blog } from './journeys/blog.mjs';
import { browsing } from './journeys/browsing.mjs';
import { forms } from './journeys/forms.mjs';
import { landing } from './journeys/landing.mjs';
import { storage } from './journeys/storage.mjs';
import { startSite } from './site.mjs';
import { Tab } from './tab.mjs';

const JOURNEYS = {
  ...landing,
  ...appearance,
  ...browsing,
  ...forms,
  ...blog,
  ...admin,
  ...storage,
  ...accessibility,
};
const VIEW = { width: 1280, height: 800 };
const TIME_LIMIT_MS = 240_000;

/**
 * @param {{ label: string, launch: Function }} engine
 * @param {{ programs: Record<string, string>, folder: string, only?: string }} options
 */
export async function runJourneys({ label, launch }, { programs, folder, only = '' }) {
  const site = await startSite(join(folder, 'site'));
  const downloads = downloadsIn(join(folder, 'downloads'));
  const browser = await launch({
    programs,
    downloads: join(folder, 'downloads'),
    env: {
      ...process.env,
      HOME: join(folder, 'home'),
      LC_ALL: 'C.UTF-8',
      LANGUAGE: 'en_US',
      TZ: 'Asia/Karachi',
    },
  });
  const results = {};
  for (const [title, journey] of Object.entries(JOURNEYS)) {
    if (!title.includes(only)) continue;
    const startedAt = performance.now();
    const failure = await attempt({ browser, site, downloads, journey }, (tab, at) =>
      tab.screenshot(join(folder, `${label}-${title.replace(/\W+/g, '-')}-${at + 1}.png`)),
    );
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(
      `${failure ? 'FAILED' : 'passed'}  ${label.padEnd(9)}  ${seconds.padStart(5)} s  ${title}`,
    );
    if (failure) console.log(`        ${failure}`);
    results[title] = !failure;
  }
  await browser.close();
  await site.stop();
  return { label, version: browser.version, results };
}

/** What went wrong, if anything did; then every open tab is handed over as it stands. */
async function attempt({ browser, site, downloads, journey }, keep) {
  const tabs = [];
  let visitor;
  const newTab = async () => {
    const tab = new Tab(await visitor.newTab(), site.address);
    tabs.push(tab);
    await tab.resize(VIEW.width, VIEW.height);
    return tab;
  };
  site.forget();
  downloads.clear();
  try {
    visitor = await browser.newVisitor();
    await withinLimit(journey({ tab: await newTab(), newTab, site, downloads }));
    if (site.problems.length > 0) throw new Error(`The page says: ${site.problems.join(' | ')}`);
    return undefined;
  } catch (error) {
    await Promise.allSettled(tabs.map(keep));
    return error.message;
  } finally {
    await visitor?.close().catch(() => undefined);
  }
}

async function withinLimit(journey) {
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('It takes too long.')), TIME_LIMIT_MS);
  });
  await Promise.race([journey, limit]).finally(() => clearTimeout(timer));
}
