// Finds the word that a visitor meant among those that are known.

/** Shorter words have too many neighbours, longer ones are none. */
const REPAIRED_FROM = 5;
const REPAIRED_TO = 30;
/** What stays of a word without its beginning. */
const BARE_FROM = 3;
/** Each part of a word that is two words in one. */
const PART_FROM = 4;
/** A last part alone decides what a long word is about, if it is long itself. */
const HEAD_FROM = 6;
const COMPOUND_FROM = 8;
/** What may stand between two words that were written as one. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'er'];

export interface Spelling {
  knows: (word: string) => boolean;
  /** What was meant: itself, a neighbour, or the words that it is made of. Undefined when nobody knows. */
  meant: (word: string) => readonly string[] | undefined;
}

interface Habits {
  /** Two words are written as one. */
  hasCompounds?: boolean | undefined;
  /** What is written as a part of the word that follows: articles, particles. */
  beginnings?: readonly string[];
}

export function createSpelling(
  known: { has: (word: string) => boolean; keys: () => Iterable<string> },
  { hasCompounds = false, beginnings = [] }: Habits = {},
): Spelling {
  /** By how they look without doubled letters. */
  const calmed = new Map<string, string>();
  /** An index of what is left of each word without one of its letters is quicker to ask, but takes long to make. */
  const lengths = new Map<number, string[]>();
  for (const word of known.keys()) {
    const alike = calm(word);
    if (!calmed.has(alike)) calmed.set(alike, word);
    const others = lengths.get(word.length);
    if (others) others.push(word);
    else lengths.set(word.length, [word]);
  }

  /** One letter too few, too many, another one, or two in the wrong order. */
  function neighbourOf(word: string): string | undefined {
    const { length } = word;
    const isStretched = /(\p{L})\1\1/u.test(word);
    const single = isStretched || length >= REPAIRED_FROM ? calmed.get(calm(word)) : undefined;
    if (single !== undefined || length < REPAIRED_FROM) return single;
    const near = [length + 1, length - 1, length]
      .flatMap((each) => lengths.get(each) ?? [])
      .filter((each) => isOneOff(word, each));
    // Who mistypes a word seldom mistypes its first letter.
    return near.find((each) => each[0] === word[0]) ?? near[0];
  }

  function without(word: string): string | undefined {
    return beginnings
      .filter((each) => word.startsWith(each) && word.length - each.length >= BARE_FROM)
      .map((each) => word.slice(each.length))
      .find((rest) => known.has(rest));
  }

  /** The beginning of a word, without what joins it to the next. */
  function stemOf(first: string): string | undefined {
    return JOINTS.filter((joint) => first.endsWith(joint))
      .map((joint) => first.slice(0, first.length - joint.length))
      .find((each) => each.length >= PART_FROM - 1 && known.has(each));
  }

  function partsOf(word: string): readonly string[] | undefined {
    if (!hasCompounds || word.length < COMPOUND_FROM) return undefined;
    const cuts = Array.from(
      { length: word.length - 2 * PART_FROM + 1 },
      (_, at) => [word.slice(0, PART_FROM + at), word.slice(PART_FROM + at)] as const,
    ).filter(([, last]) => known.has(last));
    for (const [first, last] of cuts) {
      const stem = stemOf(first);
      if (stem !== undefined) return [stem, last];
    }
    const head = cuts.find(([, last]) => last.length >= HEAD_FROM);
    return head && [head[1]];
  }

  return {
    knows: (word) => known.has(word),
    meant(word) {
      if (known.has(word)) return [word];
      if (word.length > REPAIRED_TO) return undefined;
      const bare = without(word);
      if (bare !== undefined) return [bare];
      const neighbour = neighbourOf(word);
      return neighbour === undefined ? partsOf(word) : [neighbour];
    },
  };
}

/** Without the letters that somebody held down. */
function calm(word: string): string {
  let calmed = '';
  let last = '';
  for (const letter of word) {
    if (letter !== last || isDigit(letter)) calmed += letter;
    last = letter;
  }
  return calmed;
}

/** `100` is not `10`. */
const isDigit = (letter: string) => letter >= '0' && letter <= '9';

/** The same but for one letter, or for two that changed places. */
function isOneOff(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  let start = 0;
  while (start < length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const apart = Math.max(a.length, b.length) - start - end;
  const isSwapped = a[start] === b[start + 1] && a[start + 1] === b[start];
  return apart <= 1 || (apart === 2 && a.length === b.length && isSwapped);
}
