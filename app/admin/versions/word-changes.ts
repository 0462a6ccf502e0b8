// Which words of two texts differ, so that they can be marked.

export interface Stretch {
  /** Which of the text's words it starts with. */
  from: number;
  text: string;
  isChanged: boolean;
}

/** Beyond this many comparisons everything between the equal ends counts as changed. */
const MAX_COMPARISONS = 400_000;
/** Words and spaces around a change that stay when a long text is shortened. */
const CONTEXT = 24;

/** Both texts cut into stretches that are the same in the other one and stretches that are not. */
export function wordChanges(one: string, other: string): [Stretch[], Stretch[]] {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  const most = Math.min(a.length, b.length) - start;
  while (end < most && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const isEnd = (words: readonly string[]) =>
    words.map((_, at) => at < start || at >= words.length - end);
  const [keptA, keptB] = [isEnd(a), isEnd(b)];
  const middle = [a.slice(start, a.length - end), b.slice(start, b.length - end)] as const;
  for (const [at, bt] of commonPairs(...middle)) {
    keptA[start + at] = true;
    keptB[start + bt] = true;
  }
  return [stretches(a, keptA), stretches(b, keptB)];
}

/** Words, and the spaces between them. */
function wordsOf(text: string): string[] {
  return text.match(/\S+|\s+/g) ?? [];
}

/** The places of a longest common row of words. */
function commonPairs(a: readonly string[], b: readonly string[]): [number, number][] {
  if (a.length * b.length > MAX_COMPARISONS) return [];
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  const length = (at: number, bt: number) => lengths[at]?.[bt] ?? 0;
  for (let at = a.length - 1; at >= 0; at -= 1) {
    const row = lengths[at];
    for (let bt = b.length - 1; row && bt >= 0; bt -= 1) {
      row[bt] =
        a[at] === b[bt]
          ? length(at + 1, bt + 1) + 1
          : Math.max(length(at + 1, bt), length(at, bt + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [at, bt] = [0, 0];
  while (at < a.length && bt < b.length) {
    if (a[at] === b[bt]) {
      pairs.push([at, bt]);
      at += 1;
      bt += 1;
    } else if (length(at + 1, bt) >= length(at, bt + 1)) at += 1;
    else bt += 1;
  }
  return pairs;
}

function stretches(words: readonly string[], kept: readonly boolean[]): Stretch[] {
  const runs: { from: number; words: string[]; isChanged: boolean }[] = [];
  words.forEach((word, at) => {
    // A space between two changed words belongs to the change.
    const isBetween = word.trim() === '' && kept[at - 1] === false && kept[at + 1] === false;
    const isChanged = !kept[at] || isBetween;
    const last = runs.at(-1);
    if (last?.isChanged === isChanged) last.words.push(word);
    else runs.push({ from: at, words: [word], isChanged });
  });
  return runs.map(({ from, words: run, isChanged }, at) => ({
    from,
    text: isChanged ? run.join('') : shortened(run, at === 0, at === runs.length - 1),
    isChanged,
  }));
}

/** A long stretch without a change keeps its ends beside the changes. */
function shortened(run: readonly string[], isFirst: boolean, isLast: boolean): string {
  if (run.length <= 3 * CONTEXT) return run.join('');
  const head = isFirst ? '' : run.slice(0, CONTEXT).join('');
  const tail = isLast ? '' : run.slice(-CONTEXT).join('');
  return `${head}… ${tail}`;
}
