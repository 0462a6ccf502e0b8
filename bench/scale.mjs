// Whether the site stays quick with as much in the browser's storage as fits.

import { makeMessages, makePosts } from './content.mjs';
import { launchBrowser, measure, slowDown, summarize, watchEvents } from './latency.mjs';
import { medians } from './median.mjs';

const POSTS = 1_000;
const MESSAGES = 10_000;
/** Of each, to compare with: enough for the landing page to look the same. */
const FEW = 3;
/** Together with the messages that fills most of what browsers give: 5 million characters. */
const PARAGRAPHS = 6;
const SLOWDOWN = 4;
const DESKTOP = {
  viewport: { width: 1280, height: 800 },
  locale: 'en-US',
  colorScheme: 'dark',
  // It would answer the second visit in the place of the server.
  serviceWorkers: 'block',
};
const OWNER = {
  isAuthenticated: true,
  user: { email: 'owner@example.com', name: 'Hamza Qureshi' },
};

/** A file that runs none of the site's scripts. */
const SCRIPTLESS = '/robots.txt';

const isAwake = () =>
  document.querySelector('[data-site] h1') &&
  !document.querySelector('[data-site] > [data-awaits]');
const LOADS = [
  { path: '/', isReady: isAwake },
  {
    // The first section that reads posts.
    path: '/#blog',
    isReady: () =>
      document.querySelector('#blog') && !document.querySelector('#blog').closest('[data-awaits]'),
  },
  { path: '/blog', isReady: isAwake },
  { path: '/admin/dashboard', isReady: () => document.querySelector('main h1') },
];

const search = (page) => page.getByLabel('Search messages');
const inboxCount = () =>
  document.querySelector('[aria-label="Inbox"] [role="status"]')?.textContent;
const isNarrowed = `() => (${inboxCount})() !== '${MESSAGES.toLocaleString('en')} messages'`;
const navLink = (page, name) => page.getByRole('navigation').getByRole('link', { name }).first();
const isSaved = () => document.querySelector('[data-sonner-toast]') !== null;

/** In this order, on one page that starts at the dashboard. */
const INTERACTIONS = [
  {
    name: 'Messages: open from the dashboard',
    act: (page) => navLink(page, 'Messages').click(),
    isShown: () => document.querySelector('[aria-label="Messages"] li') !== null,
  },
  {
    name: 'Messages: search, first letter',
    prepare: (page) => search(page).click(),
    act: (page) => page.keyboard.press('7'),
    isShown: isNarrowed,
  },
  {
    name: 'Messages: search, further letters',
    act: (page) => page.keyboard.type('7 lamp', { delay: 150 }),
    after: (page) => search(page).fill(''),
  },
  {
    name: 'Messages: filter by status',
    prepare: (page) => page.getByLabel('Status').focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
    isShown: isNarrowed,
  },
  {
    name: 'Messages: open a new one (stores it as read)',
    act: (page) => page.getByRole('list', { name: 'Messages' }).getByRole('button').nth(2).click(),
    isShown: () => document.querySelector('[aria-label="Message"] h2') !== null,
  },
  {
    name: 'Messages: type a reply',
    prepare: (page) =>
      page.getByRole('region', { name: 'Message', exact: true }).getByRole('textbox').click(),
    act: (page) => page.keyboard.type('Thank you', { delay: 150 }),
    after: (page) =>
      page.getByRole('region', { name: 'Message', exact: true }).getByRole('textbox').fill(''),
  },
  {
    name: 'Messages: archive one (stores all)',
    act: (page) => page.getByRole('button', { name: 'Archive', exact: true }).click(),
  },
  {
    name: 'Blog: open from the messages',
    act: (page) => navLink(page, 'Blog').click(),
    isShown: () => document.querySelector('[aria-labelledby="posts"] li') !== null,
  },
  {
    name: 'Blog: open a post',
    act: (page) =>
      page
        .getByRole('region', { name: /^Posts/ })
        .getByRole('button')
        .nth(3)
        .click(),
    isShown: () => document.querySelector('main input').value !== '',
  },
  {
    name: 'Blog: type in the title',
    prepare: (page) => page.getByLabel('Title', { exact: true }).click(),
    act: (page) => page.keyboard.type('A lamp', { delay: 150 }),
  },
  {
    name: 'Blog: type in the text',
    prepare: (page) => page.getByLabel('Content (Markdown)').click(),
    act: (page) => page.keyboard.type('A lamp', { delay: 150 }),
  },
  {
    name: 'Blog: save (stores all)',
    // Earlier toasts would be taken for the one that says it is saved.
    prepare: (page) => page.waitForFunction(() => !document.querySelector('[data-sonner-toast]')),
    act: (page) => page.getByRole('button', { name: 'Save', exact: true }).click(),
    isShown: isSaved,
  },
];

/**
 * @param {{ address: string, chromiumPath: string, runs: number }} options
 */
export async function measureScale({ address, chromiumPath, runs }) {
  const browser = await launchBrowser(chromiumPath);
  const few = storageWith(FEW, FEW);
  const full = storageWith(POSTS, MESSAGES);
  const loads = [];
  for (const load of LOADS) {
    console.error(`Scale: ${load.path}`);
    const before = await repeat(runs, () => measureLoad(browser, address, few, load));
    const after = await repeat(runs, () => measureLoad(browser, address, full, load));
    loads.push({ path: load.path, few: medians(before), full: medians(after) });
  }
  console.error('Scale: interactions');
  const usual = summarize(await repeat(runs, () => useAdmin(browser, address, full, 1)));
  const slow = summarize(await repeat(runs, () => useAdmin(browser, address, full, SLOWDOWN)));
  await browser.close();
  return {
    few: FEW,
    posts: POSTS,
    messages: MESSAGES,
    characters: Object.values(full).reduce((sum, text) => sum + text.length, 0),
    loads,
    interactions: usual.map((each, at) => ({
      ...each,
      slowPaintMs: slow[at].paintMs,
      slowShownMs: slow[at].shownMs,
    })),
  };
}

async function repeat(runs, once) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await once());
  return results;
}

/** What the site would have stored itself. */
function storageWith(posts, messages) {
  const stored = (value) =>
    JSON.stringify({ version: 1, savedAt: new Date(0).toISOString(), value });
  return {
    'portfolio.blogPosts': stored(makePosts(posts, PARAGRAPHS)),
    'portfolio.messages': stored(makeMessages(messages)),
  };
}

/** A page in a new profile in which the owner is signed in and that much is stored. */
async function preparedPage(browser, address, storage) {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await page.goto(address + SCRIPTLESS);
  const auth = JSON.stringify({ version: 1, savedAt: new Date(0).toISOString(), value: OWNER });
  await page.evaluate(
    (entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text);
    },
    Object.entries({ ...storage, 'portfolio.auth': auth }),
  );
  return page;
}

/** What a visit after the first costs on a processor that is four times slower. */
async function measureLoad(browser, address, storage, { path, isReady }) {
  const page = await preparedPage(browser, address, storage);
  await page.goto(address);
  await page.goto(address + SCRIPTLESS);
  await page.addInitScript(() => {
    window.blockingMs = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.blockingMs += duration - 50;
    }).observe({ type: 'longtask', buffered: true });
  });
  await slowDown(page, SLOWDOWN);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(address + path, { waitUntil: 'commit' });
  // Asked by the page itself: its policy forbids what waitForFunction does with a text.
  const readyMs = await page.evaluate(`new Promise((resolve) => {
    const look = () =>
      (${isReady})() ? resolve(performance.now()) : requestAnimationFrame(look);
    look();
  })`);
  // What the stored content still changes comes right after that.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 1000))),
  );
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name) => metrics.find((metric) => metric.name === name).value;
  const result = {
    readyMs,
    scriptMs: seconds('ScriptDuration') * 1000,
    layoutMs: (seconds('LayoutDuration') + seconds('RecalcStyleDuration')) * 1000,
    blockingMs: await page.evaluate(() => window.blockingMs),
  };
  await page.context().close();
  return result;
}

async function useAdmin(browser, address, storage, slowdown) {
  const page = await preparedPage(browser, address, storage);
  await watchEvents(page);
  await page.goto(`${address}/admin/dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await slowDown(page, slowdown);
  const results = [];
  for (const { name, prepare, after, ...interaction } of INTERACTIONS) {
    await prepare?.(page);
    results.push({ name, ...(await measure(page, interaction)) });
    await after?.(page);
  }
  await page.context().close();
  return results;
}
