// The results of the site on a server as Markdown.
import { GROWTH_MAX, MEMORY_GROWTH_MAX, SHARE_OF_FILES_MIN } from '../scripts/budget.mjs';
import { mark, table } from './table.mjs';

/** @param {object} live what live.mjs has gathered */
export function liveMarkdown(machine, { load, memory, scale, busy }) {
  return `${[
    '## Live',
    `${machine}, median of ${load.runs}. Load average ${busy.map((each) => each.toFixed(1)).join(' before, ')} after; the measurement itself makes up about 2 of it. **Bold** is outside of the budget.`,
    '### Load',
    `${count(load.visits)} visits on ${load.connections} lasting connections, answers compressed with Brotli: the server as \`npm run live\` starts it with a file of SQLite, in turns with \`scripts/serve.mjs\`, which sends the same pages from files. Visitors and server share the machine. **Computing** is the time of the server's processor for one visit. A first visit comes right after a save, ${load.firstVisits} of each, one at a time. Budget: at least ${SHARE_OF_FILES_MIN} of the visits that files take.`,
    loadTable(load.results),
    '### Growth',
    `${count(scale.sqlite.many.posts)} posts and ${count(scale.sqlite.many.messages)} messages against ${count(scale.sqlite.few.posts)} of each, two servers asked in turns by one visitor until the last byte is there. Budget: at most ${GROWTH_MAX} times as long. What has to look at every message has none: the file of all of them, and how often a word is found in them (the list is there before).`,
    growthTable(scale),
    '### Memory',
    `Visits of every sort: pages, one that is known already, posts that nobody has written, addresses with made-up ends. **Kept** is the heap with buffers after a collection of garbage. Budget: at most ${MEMORY_GROWTH_MAX} times what it was at first.`,
    memoryTable(memory),
  ].join('\n\n')}\n`;
}

function loadTable(results) {
  const row = (name, { perSecond, p99Ms, cpuMs }, share) => [
    name,
    count(perSecond),
    ms(p99Ms),
    cpuMs === undefined || Number.isNaN(cpuMs) ? '–' : `${Math.round(cpuMs * 1000)} µs`,
    share === undefined ? '' : mark(share.toFixed(2), share < SHARE_OF_FILES_MIN),
  ];
  return table(
    ['', 'Visits a second', 'p99', 'Computing', 'Of files'],
    results.flatMap(({ path, files, live, uncached }) => [
      row(`\`${path}\` from a file`, files),
      row(`\`${path}\` cached`, live, live.perSecond / files.perSecond),
      row(`\`${path}\` first visit after a save`, uncached),
    ]),
  );
}

function growthTable({ sqlite, postgres }) {
  const cells = ({ few, many, isLarge }) => {
    const growth = many.ms / few.ms;
    return [ms(few.ms), ms(many.ms), mark(growth.toFixed(1), !isLarge && growth > GROWTH_MAX)];
  };
  return table(
    ['', 'SQLite, few', 'many', 'times', 'PostgreSQL, few', 'many', 'times'],
    sqlite.results.map((each, at) => [each.name, ...cells(each), ...cells(postgres.results[at])]),
  );
}

function memoryTable(memory) {
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  const [first] = memory;
  return table(
    ['After', 'Kept', 'Process'],
    memory.map(({ visits, kept, rss }) => [
      `${count(visits)} visits`,
      mark(megabytes(kept), kept > first.kept * MEMORY_GROWTH_MAX),
      mark(megabytes(rss), rss > first.rss * MEMORY_GROWTH_MAX),
    ]),
  );
}

const count = (number) => Math.round(number).toLocaleString('en');
const ms = (value) => `${value < 10 ? value.toFixed(1) : count(value)} ms`;
