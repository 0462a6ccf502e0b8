// Whether a site with much in it answers like one with little: both run at the same time and are asked in turn.
import { nameOf, WORDS } from './content.mjs';
import { createChanger, createSaver, fill, startLive } from './live-site.mjs';
import { median } from './median.mjs';

const PARAGRAPHS = 8;
const FEW = { posts: 100, messages: 100 };
const MANY = { posts: 10_000, messages: 100_000 };
const ASKED = 40;
/** After a save, or for a large answer. */
const ASKED_SELDOM = 12;
const ROWS = 50;

const inbox = (asked) => `/api/inbox/messages?${new URLSearchParams({ count: ROWS, ...asked })}`;

/** Another one each time, from the first quarter to the last. */
const placeIn = (messages, turn) => Math.floor(messages * (0.25 + ((turn * 0.31) % 0.5)));

/** In the subject of every twelfth message, written in more or fewer letters. */
const oftenFound = (turn) =>
  `about a ${WORDS[turn % WORDS.length]}`.slice(0, 13 - Math.floor(turn / WORDS.length));

/** Nobody searches for the same words twice in these: no answer can be a remembered one. */
const REQUESTS = [
  { name: 'Inbox: counts', path: () => '/api/inbox/counts' },
  { name: 'Inbox: first page', path: () => inbox({ from: 0 }) },
  {
    name: 'Inbox: a page somewhere in the middle',
    path: ({ messages }, turn) => inbox({ from: placeIn(messages, turn) }),
  },
  { name: 'Inbox: first page after a change', path: () => inbox({ from: 0 }), after: 'change' },
  {
    name: 'Inbox: a page in the middle, after a change',
    path: ({ messages }, turn) => inbox({ from: placeIn(messages, turn) }),
    after: 'change',
  },
  { name: 'Inbox: new ones', path: () => inbox({ from: 0, status: 'new' }) },
  { name: 'Inbox: bookings', path: () => inbox({ from: 0, kind: 'booking' }) },
  { name: 'Inbox: one message', path: () => '/api/inbox/messages/message-50' },
  {
    name: 'Inbox: search, found often',
    path: (_, turn) => inbox({ from: 0, query: oftenFound(turn) }),
  },
  {
    name: 'Inbox: how many a search finds often',
    path: (_, turn) => `/api/inbox/total?${new URLSearchParams({ query: oftenFound(turn) })}`,
    isLarge: true,
  },
  {
    name: 'Inbox: search for a name',
    path: (_, turn) => inbox({ from: 0, query: nameOf(turn + 10) }),
  },
  {
    // Every message has most of it.
    name: 'Inbox: search for a number after a word that all have',
    path: (_, turn) => inbox({ from: 0, query: `visitor${turn + 10}@` }),
  },
  { name: 'Inbox: everything, for a file', path: () => '/api/inbox/messages.csv', isLarge: true },
  { name: '`/blog`', path: () => '/blog' },
  { name: '`/blog`, first visit after a save', path: () => '/blog', after: 'save' },
  { name: 'A post', path: () => '/blog/post-50' },
  { name: 'A post, first visit after a save', path: () => '/blog/post-50', after: 'save' },
  { name: '`/`, first visit after a save', path: () => '/', after: 'save' },
  { name: 'A post that does not exist', path: (_, turn) => `/blog/nowhere-${turn}` },
];

/** @param {{ databases: { few: string, many: string }, about: object }} options addresses of empty databases */
export async function measureLiveScale({ databases, about }) {
  const sites = {
    few: await startSite(databases.few, FEW, about),
    many: await startSite(databases.many, MANY, about),
  };
  const results = [];
  try {
    for (const request of REQUESTS) {
      console.error(`Live: ${request.name}`);
      results.push({
        name: request.name,
        isLarge: request.isLarge,
        ...(await time(sites, request)),
      });
    }
  } finally {
    for (const { server } of Object.values(sites)) await server.stop();
  }
  return { few: FEW, many: MANY, results };
}

async function startSite(databaseUrl, size, about) {
  await fill(databaseUrl, { ...size, paragraphs: PARAGRAPHS });
  const server = await startLive(databaseUrl);
  const before = { save: createSaver(server, about), change: createChanger(server) };
  return { server, size, before };
}

async function time(sites, { path, after, isLarge }) {
  const times = { few: [], many: [] };
  const bytes = {};
  const turns = after || isLarge ? ASKED_SELDOM : ASKED;
  // The first turn only warms up.
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const [name, { server, size, before }] of Object.entries(sites)) {
      if (after) await before[after]();
      const answer = await server.ask('GET', path(size, turn));
      bytes[name] = answer.bytes;
      if (turn > 0) times[name].push(answer.ms);
    }
  }
  return {
    few: { ms: median(times.few), bytes: bytes.few },
    many: { ms: median(times.many), bytes: bytes.many },
  };
}
