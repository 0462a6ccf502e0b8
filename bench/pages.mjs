// Lighthouse's opinion of the public pages, as a phone of the middle class on a slow network sees them.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { median, medians } from './median.mjs';

/** The page that could not be quicker. */
const FLOOR = 'bench/floor';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'];
/** Audits that only describe, without saying that something is wrong. */
const DESCRIPTIONS = ['informative', 'notApplicable', 'manual', 'error'];

/** Groups of audits that repeat the times, of one run instead of the median. */
const TIMES = ['metrics', 'hidden'];

/** Lighthouse's index of a machine on which a blocked page shows: half of what an office computer has. */
const SLOW_INDEX = 500;

/**
 * Beside a page that could not be quicker, in the same runs: times are those of one machine on one day, ratios are not.
 * @param {{ address: string, floor: string, paths: string[], chromiumPath: string, runs: number }} options
 */
export async function measurePages({ address, floor, paths, chromiumPath, runs }) {
  const visit = (path, settings, slowdown) =>
    inspect(path === FLOOR ? floor : address + path, { chromiumPath, settings, slowdown });
  const reports = await inTurns({ paths: [FLOOR, ...paths], runs, name: 'Lighthouse', visit });
  const machineIndex = indexOf(reports);
  const [floorTimes, ...pages] = [...reports].map(([path, own]) => ({
    path,
    ...medians(own.map(numbersOf)),
    findings: findingsOf(own.at(-1)),
  }));
  return {
    machineIndex,
    floor: floorTimes,
    pages,
    applied: await measureApplied(paths, visit, runs),
    slower: await measureSlower(paths, visit, { runs, machineIndex }),
  };
}

/** The line and the processor are really slow, instead of computed. */
async function measureApplied(paths, visit, runs) {
  const [floor, ...pages] = await timesOf({
    paths: [FLOOR, ...paths],
    runs,
    name: 'Lighthouse, applied:',
    visit: (path) => visit(path, { throttlingMethod: 'devtools' }),
  });
  return { floor, pages };
}

/**
 * On a machine of half the speed: the processor is slowed until Lighthouse's own index is that of such a machine, and
 * Lighthouse does what it would do there.
 */
async function measureSlower(paths, visit, { runs, machineIndex }) {
  const slowdown = Math.max(1, machineIndex / SLOW_INDEX);
  const reports = await inTurns({
    paths,
    runs,
    name: 'Lighthouse, slower:',
    visit: (path) => visit(path, {}, slowdown),
  });
  return {
    index: indexOf(reports),
    pages: [...reports].map(([path, own]) => ({ path, ...medians(own.map(paintsOf)) })),
  };
}

async function timesOf(round) {
  const reports = await inTurns(round);
  return [...reports].map(([path, own]) => ({ path, ...medians(own.map(paintsOf)) }));
}

/** One path after the other, so that whatever else the machine does is felt by all of them. */
async function inTurns({ paths, runs, name, visit }) {
  const reports = new Map(paths.map((path) => [path, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const path of paths) {
      console.error(`${name} ${path} ${run + 1}/${runs}`);
      reports.get(path).push(await visit(path));
    }
  }
  return reports;
}

/** Each time in a browser of its own, so that nothing is cached. */
async function inspect(url, { chromiumPath, settings, slowdown = 1 }) {
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: FLAGS,
    logLevel: 'silent',
  });
  const browser = await puppeteer.connect({ browserURL: `http://localhost:${chrome.port}` });
  try {
    const page = await browser.newPage();
    await page.emulateCPUThrottling(slowdown);
    // Without other settings, Lighthouse simulates a phone.
    const onlyCategories = settings ? ['performance'] : CATEGORIES;
    const options = { onlyCategories, logLevel: 'error', ...settings };
    const { lhr } = await lighthouse(url, options, undefined, page);
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    await browser.disconnect();
    chrome.kill();
  }
}

function indexOf(reports) {
  return median([...reports.values()].flat().map(({ environment }) => environment.benchmarkIndex));
}

function paintsOf({ audits }) {
  return {
    firstPaintMs: audits['first-contentful-paint'].numericValue,
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
    blockingMs: audits['total-blocking-time'].numericValue,
  };
}

function numbersOf(report) {
  const { audits, categories } = report;
  const requests = audits['network-requests'].details.items;
  const bytes = (...types) =>
    requests
      .filter(({ resourceType }) => types.includes(resourceType))
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  const counted = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'];
  const everything = requests.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    ...Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(categories[id].score * 100)])),
    html: bytes('Document'),
    css: bytes('Stylesheet'),
    js: bytes('Script'),
    fonts: bytes('Font'),
    images: bytes('Image'),
    other: everything - bytes(...counted),
    everything,
    requests: requests.length,
    ...paintsOf(report),
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    speedIndexMs: audits['speed-index'].numericValue,
  };
}

/** What keeps a page from the best score besides its times, and hints that cost nothing. */
function findingsOf({ audits, categories }) {
  return CATEGORIES.flatMap((category) =>
    categories[category].auditRefs
      .filter(({ group }) => category !== 'performance' || !TIMES.includes(group))
      .map(({ id, weight }) => ({ category, weight, ...audits[id] }))
      .filter(
        ({ score, scoreDisplayMode }) => score < 1 && !DESCRIPTIONS.includes(scoreDisplayMode),
      )
      .map(({ weight, id, title, score, displayValue = '', details }) => ({
        category,
        weight,
        id,
        title,
        score,
        displayValue,
        items: details?.items?.slice(0, 5) ?? [],
      })),
  );
}
