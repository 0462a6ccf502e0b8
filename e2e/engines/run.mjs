// Runs the journeys in one engine after the other.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { appearance } from './journeys/appearance.mjs';
import { landing } from './journeys/landing.mjs';
import { Tab } from './tab.mjs';

const JOURNEYS = { ...landing, ...appearance };
const VIEW = { width: 1280, height: 800 };
const TIME_LIMIT_MS = 90_000;

/** @returns {Promise<{ title: string, failure?: string }[]>} */
export async function runJourneys({ engine, name, site, folder, only }) {
  const results = [];
  for (const [title, journey] of Object.entries(JOURNEYS)) {
    if (only && !title.includes(only)) continue;
    const startedAt = performance.now();
    const failure = await attempt({ engine, name, site, folder, title, journey });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(
      `${failure ? 'FAILED' : 'passed'}  ${name.padEnd(8)}  ${seconds.padStart(5)} s  ${title}`,
    );
    if (failure) console.log(`        ${failure}`);
    results.push({ title, failure });
  }
  return results;
}

async function attempt({ engine, name, site, folder, title, journey }) {
  site.problems.length = 0;
  site.firstScript = '';
  const visitor = await engine.newVisitor();
  const tabs = [];
  const newTab = async () => {
    const tab = new Tab(await visitor.newTab(), site.address);
    tabs.push(tab);
    await tab.resize(VIEW.width, VIEW.height);
    return tab;
  };
  try {
    const tab = await newTab();
    await withinLimit(journey({ tab, newTab, site, engine: name }));
    if (site.problems.length > 0) throw new Error(`The page says: ${site.problems.join(' | ')}`);
    return undefined;
  } catch (error) {
    await picture(tabs, join(folder, `${name}-${title.replace(/\W+/g, '-')}`));
    return error.message;
  } finally {
    await visitor.close();
  }
}

async function picture(tabs, file) {
  mkdirSync(join(file, '..'), { recursive: true });
  for (const [at, tab] of tabs.entries()) {
    await tab.screenshot(`${file}-${at + 1}.png`).catch(() => undefined);
  }
}

async function withinLimit(journey) {
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('It takes too long.')), TIME_LIMIT_MS);
  });
  await Promise.race([journey, limit]);
  clearTimeout(timer);
}
