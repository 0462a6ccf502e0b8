// How many visits a server takes, beside a plain server of files with the same pages.
import { join } from 'node:path';
import { makePosts } from './content.mjs';
import { createSaver, fill, startLive, startStatic } from './live-site.mjs';
import { median, medians } from './median.mjs';
import { build, FOLDER } from './site.mjs';
import { visit } from './visitors.mjs';

const POSTS = 12;
const PARAGRAPHS = 8;
const CONNECTIONS = 10;
/** In one round. */
const VISITS = 10_000;
/** Of each page, each right after a save. */
const FIRST_VISITS = 60;
const PATHS = ['/', `/blog/post-${POSTS}`];

/** @param {{ databaseUrl: string, about: object, runs: number }} options */
export async function measureLoad({ databaseUrl, about, runs }) {
  const out = join(FOLDER, 'live', 'site');
  await build({ out, address: '', posts: makePosts(POSTS, PARAGRAPHS) });
  await fill(databaseUrl, { posts: POSTS, paragraphs: PARAGRAPHS, messages: 100 });
  const servers = {
    files: await startStatic(join(out, 'client')),
    live: await startLive(databaseUrl),
  };
  const results = [];
  try {
    for (const path of PATHS) {
      const rounds = { files: [], live: [] };
      // The first round only warms up.
      for (let run = 0; run <= runs; run += 1) {
        console.error(`Live: load on ${path} ${run}/${runs}`);
        for (const name of ['files', 'live']) {
          const round = await visitAll(servers[name], path);
          if (run > 0) rounds[name].push(round);
        }
      }
      results.push({
        path,
        files: medians(rounds.files),
        live: medians(rounds.live),
        uncached: await visitAfterSaves(servers.live, path, createSaver(servers.live, about)),
      });
    }
  } finally {
    for (const { stop } of Object.values(servers)) await stop();
  }
  return { runs, visits: VISITS, connections: CONNECTIONS, firstVisits: FIRST_VISITS, results };
}

async function visitAll({ address, cpuMs }, path) {
  const before = await cpuMs();
  const ask = () => ({ path, headers: { 'accept-encoding': 'br' } });
  const { seconds, p99Ms } = await visit({ address, count: VISITS, connections: CONNECTIONS, ask });
  return { perSecond: VISITS / seconds, p99Ms, cpuMs: ((await cpuMs()) - before) / VISITS };
}

async function visitAfterSaves({ ask }, path, save) {
  const times = [];
  for (let visited = 0; visited < FIRST_VISITS; visited += 1) {
    await save();
    times.push((await ask('GET', path)).ms);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: 1000 / median(times),
    p99Ms: sorted[Math.ceil(FIRST_VISITS * 0.99) - 1],
  };
}
