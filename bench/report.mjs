// The results as Markdown.
import {
  FLOOR_RATIO_MAX,
  inKilobytes,
  LATENCY_MAX_MS,
  LAYOUT_SHIFT_MAX,
  REQUESTS_MAX,
  SCORE_MIN,
  SIZE_BUDGET,
  SLOW_BLOCKING_MAX_MS,
  TOTAL_BLOCKING_TIME_MAX_MS,
} from '../scripts/budget.mjs';
import { mark, table } from './table.mjs';

/** The styles travel inside the HTML; together they may weigh what both may. */
const SIZES = {
  html: { title: 'HTML with its styles', maximum: SIZE_BUDGET.html + SIZE_BUDGET.css },
  js: { title: 'JavaScript', maximum: SIZE_BUDGET.js },
  fonts: { title: 'Fonts', maximum: SIZE_BUDGET.fonts },
  everything: { title: 'Everything', maximum: SIZE_BUDGET.everything },
};
const SCORES = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
};

/** @param {object} results what run.mjs has gathered; parts that were not measured are left out */
export function toMarkdown({ machine, pages, interactions, scale }) {
  const parts = [
    `${machine}. **Bold** is outside of the budget.`,
    pages && pagesPart(pages),
    pages && floorPart(pages),
    interactions && interactionsPart(interactions),
    scale && scalePart(scale),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function pagesPart({ pages, machineIndex }) {
  const row = (title, budget, cell) => [title, budget, ...pages.map(cell)];
  const rows = [
    ...Object.entries(SCORES).map(([key, title]) =>
      row(title, `${SCORE_MIN[key]}`, (page) => mark(page[key], page[key] < SCORE_MIN[key])),
    ),
    row('First paint', '', ({ firstPaintMs }) => inMs(firstPaintMs)),
    row('Largest paint (LCP)', '', ({ largestPaintMs }) => inMs(largestPaintMs)),
    row('Speed index', '', ({ speedIndexMs }) => inMs(speedIndexMs)),
    row('Blocking (TBT)', `< ${TOTAL_BLOCKING_TIME_MAX_MS} ms`, ({ blockingMs }) =>
      mark(inMs(blockingMs), blockingMs >= TOTAL_BLOCKING_TIME_MAX_MS),
    ),
    row('Layout shift (CLS)', `${LAYOUT_SHIFT_MAX}`, ({ layoutShift }) =>
      // Lighthouse itself shows three digits: less than that, nobody sees.
      mark(Number(layoutShift.toFixed(3)), Number(layoutShift.toFixed(3)) > LAYOUT_SHIFT_MAX),
    ),
    ...Object.entries(SIZES).map(([key, { title, maximum }]) =>
      row(title, inKilobytes(maximum), (page) =>
        mark(inKilobytes(page[key]), isLanding(page) && page[key] > maximum),
      ),
    ),
    row('Pictures, other', '', ({ images, other }) => inKilobytes(images + other)),
    row('Requests', `${REQUESTS_MAX}`, (page) =>
      mark(page.requests, isLanding(page) && page.requests > REQUESTS_MAX),
    ),
  ];
  return [
    '## Pages',
    `Lighthouse with its own settings: a phone whose processor is four times slower, simulated on a network of 1.6 Mbit/s with 150 ms to the server. Each run has a new browser. Lighthouse's index of the machine: ${Math.round(machineIndex)}. Bytes are those of the network, compressed and with headers; the budget for bytes is the landing page's.`,
    table(['', 'Budget', ...pages.map(({ path }) => `\`${path}\``)], rows),
    '### What Lighthouse points out',
    findings(pages),
  ].join('\n\n');
}

/** What a page may take longer than one that could not be quicker. */
function floorPart({ floor, pages, applied, slower, machineIndex }) {
  const rows = [
    ...ratioRows('simulated', { floor, pages }, FLOOR_RATIO_MAX.simulated),
    ...ratioRows('applied', applied, FLOOR_RATIO_MAX.applied),
    [
      'Blocking, a machine of half the speed',
      `< ${SLOW_BLOCKING_MAX_MS} ms`,
      '',
      ...slower.pages.map(({ blockingMs }) =>
        mark(inMs(blockingMs), blockingMs >= SLOW_BLOCKING_MAX_MS),
      ),
    ],
  ];
  return [
    '### Beside the floor',
    `\`bench/floor\` is a page written by hand, with its styles in it, without a script and without a font, visited in turns with ours. Simulated: Lighthouse computes the slow line and counts the whole document before the first paint. Applied: line and processor are slow. The machine of half the speed is this one with a processor that is really slowed, to a Lighthouse index of ${Math.round(slower.index)} instead of ${Math.round(machineIndex)}; Lighthouse computes its phone, four times slower, from what it sees there.`,
    table(['', 'Budget', 'Floor', ...pages.map(({ path }) => `\`${path}\``)], rows),
  ].join('\n\n');
}

function ratioRows(mode, { floor, pages }, maximum) {
  return Object.entries({ firstPaintMs: 'First paint', largestPaintMs: 'Largest paint' }).map(
    ([key, title]) => [
      `${title}, ${mode}`,
      `${maximum.toFixed(2)} ×`,
      inMs(floor[key]),
      ...pages.map((page) => {
        const ratio = Number((page[key] / floor[key]).toFixed(2));
        return mark(`${inMs(page[key])} (${ratio.toFixed(2)} ×)`, ratio > maximum);
      }),
    ],
  );
}

const isLanding = ({ path }) => path === '/';

/** Each finding once, with the pages that have it; those that cost points come first. */
function findings(pages) {
  const found = new Map();
  for (const { path, findings } of pages) {
    for (const finding of findings) {
      const known = found.get(finding.id) ?? { ...finding, places: [] };
      known.places.push(`\`${path}\`${finding.displayValue && ` (${finding.displayValue})`}`);
      found.set(finding.id, known);
    }
  }
  const lines = [...found.values()]
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ title, category, weight, places }) => {
      const cost = weight > 0 ? `weight ${weight} in ${category}` : 'no points';
      return `- ${title} (${cost}): ${places.join(', ')}`;
    });
  return lines.length > 0 ? lines.join('\n') : 'Nothing.';
}

function interactionsPart(interactions) {
  const rows = interactions.map(({ name, paintMs, shownMs }) => [
    name,
    latency(paintMs),
    latency(shownMs),
  ]);
  return [
    '## Interactions',
    'The landing page on a phone (412 × 823) with a processor four times slower; every section has been visited, the code of dialogs and chat has not been asked for, and each press comes when the page is idle. **Next frame**: from the press to the next frame, as the browser reports it (Event Timing, steps of 8 ms, nothing below 16 ms; the slowest key when there are several). **Shown**: from the press until the result is on the screen, fetching included.',
    table(['', 'Next frame', 'Shown'], rows),
  ].join('\n\n');
}

function scalePart({ few, posts, messages, characters, loads, interactions }) {
  const count = (number) => number.toLocaleString('en');
  const measures = {
    readyMs: 'Until it answers',
    scriptMs: 'Scripts',
    layoutMs: 'Style and layout',
    blockingMs: 'Long tasks above 50 ms',
  };
  const loadRows = loads.flatMap(({ path, few: little, full }) =>
    Object.entries(measures).map(([key, title]) => [
      `\`${path}\` ${title.toLowerCase()}`,
      inMs(little[key]),
      inMs(full[key]),
    ]),
  );
  const rows = interactions.map(({ name, paintMs, shownMs, slowPaintMs, slowShownMs }) => [
    name,
    latency(paintMs, LATENCY_MAX_MS),
    latency(shownMs, LATENCY_MAX_MS),
    latency(slowPaintMs),
    latency(slowShownMs),
  ]);
  return [
    '## Scale',
    `${count(posts)} posts and ${count(messages)} messages in local storage: ${count(characters)} characters of the 5,242,880 that browsers give.`,
    `Opening a page (1280 × 800) for the second time on a processor four times slower, with ${few} of each stored and with all of it. **Until it answers** counts from the start of the visit to the end of hydration.`,
    table(['', `${few} of each`, 'All of it'], loadRows),
    `Using the admin with all of it. Measured like the interactions above, at full speed (budget ${LATENCY_MAX_MS} ms) and four times slower.`,
    table(['', 'Next frame', 'Shown', 'Next frame, 4× slower', 'Shown, 4× slower'], rows),
  ].join('\n\n');
}

function latency(ms, maximum = Number.POSITIVE_INFINITY) {
  if (ms === undefined) return '–';
  return mark(ms <= 16 ? '≤ 16 ms' : inMs(ms), ms > maximum);
}

function inMs(ms) {
  return `${Math.round(ms).toLocaleString('en')} ms`;
}
