// The file of results has parts that are measured apart from each other: each leaves the others alone.
import { mutationsIn } from '../mutation/report.mjs';

const LIVE = /\n## Live\n[\s\S]*?(?=\n## |$)/;

const liveIn = (results) => LIVE.exec(results)?.[0] ?? '';

/** The results with a new part of the site in the browser. */
export function withPages(results, pages) {
  return `# Results\n\n${pages}${liveIn(results)}${mutationsIn(results)}`;
}

/** The results with a new part of the site on a server: behind the other one, in front of the mutations. */
export function withLive(results, live) {
  const mutations = mutationsIn(results);
  const others = results
    .replace(LIVE, '')
    .slice(0, mutations === '' ? undefined : -mutations.length);
  return `${others.trimEnd()}\n\n${live}${mutations}`;
}
