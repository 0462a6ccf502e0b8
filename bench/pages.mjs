// Lighthouse's opinion of the public pages, as a phone of the middle class on a slow network sees them.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { medians } from './median.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'];
/** Audits that only describe, without saying that something is wrong. */
const DESCRIPTIONS = ['informative', 'notApplicable', 'manual', 'error'];

/** Groups of audits that repeat the times, of one run instead of the median. */
const TIMES = ['metrics', 'hidden'];

/**
 * @param {{ address: string, paths: string[], chromiumPath: string, runs: number }} options
 */
export async function measurePages({ address, paths, chromiumPath, runs }) {
  const pages = [];
  for (const path of paths) {
    const reports = [];
    for (let run = 0; run < runs; run += 1) {
      console.error(`Lighthouse ${path} ${run + 1}/${runs}`);
      reports.push(await inspect(address + path, chromiumPath));
    }
    pages.push({
      path,
      ...medians(reports.map(numbersOf)),
      findings: findingsOf(reports.at(-1)),
    });
  }
  return pages;
}

/** Each time in a browser of its own, so that nothing is cached. */
async function inspect(url, chromePath) {
  const chrome = await launch({ chromePath, chromeFlags: FLAGS, logLevel: 'silent' });
  try {
    // Without other settings, Lighthouse simulates a phone.
    const options = { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' };
    const { lhr } = await lighthouse(url, options);
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    chrome.kill();
  }
}

function numbersOf({ audits, categories }) {
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
    firstPaintMs: audits['first-contentful-paint'].numericValue,
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
    blockingMs: audits['total-blocking-time'].numericValue,
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
