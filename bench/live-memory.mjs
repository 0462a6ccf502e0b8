// Whether the server's memory stays level: visits of every sort, with what is left after each thousand.
import { fill, startLive } from './live-site.mjs';
import { visit } from './visitors.mjs';

const AFTER = [1_000, 25_000, 50_000, 100_000];
const POSTS = 100;
const PARAGRAPHS = 8;

/** @param {{ databaseUrl: string }} options the address of an empty database */
export async function measureMemory({ databaseUrl }) {
  await fill(databaseUrl, { posts: POSTS, paragraphs: PARAGRAPHS, messages: 100 });
  const server = await startLive(databaseUrl);
  const { headers } = await server.ask('GET', '/');
  const results = [];
  try {
    let visits = 0;
    for (const after of AFTER) {
      console.error(`Live: memory after ${after} visits`);
      const before = visits;
      await visit({
        address: server.address,
        count: after - before,
        connections: 10,
        ask: (at) => visitOf(before + at, headers.etag),
      });
      visits = after;
      results.push({ visits, ...(await server.memory()) });
    }
  } finally {
    await server.stop();
  }
  return results;
}

/** Pages, one that the browser has already, and posts that nobody has written: each time another one. */
function visitOf(number, etag) {
  const known = { 'if-none-match': etag };
  const sorts = [
    { path: '/' },
    { path: '/', headers: known },
    { path: '/blog' },
    { path: '/blog?page=2' },
    { path: '/blog/post-7' },
    { path: `/blog/nobody-wrote-${number}` },
    { path: `/?visit=${number}` },
  ];
  const { path, headers } = sorts[number % sorts.length];
  return { path, headers: { 'accept-encoding': 'br', ...headers } };
}
