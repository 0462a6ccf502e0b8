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
  known: ReadonlySet<string>,
  { hasCompounds = false, beginnings = [] }: Habits = {},
): Spelling {
  let neighbours: Map<string, string[]> | undefined;
  let calmed: Map<string, string> | undefined;

  /** Every known word, by how it looks without doubled letters. */
  function calmWords(): Map<string, string> {
    calmed ??= new Map([...known].reverse().map((word) => [calm(word), word]));
    return calmed;
  }

  /** Every known word, by what is left of it without one of its letters. */
  function shortened(): Map<string, string[]> {
    if (neighbours) return neighbours;
    neighbours = new Map();
    for (const word of known) {
      if (word.length < REPAIRED_FROM) continue;
      for (const rest of withoutOne(word)) {
        const others = neighbours.get(rest);
        if (others) others.push(word);
        else neighbours.set(rest, [word]);
      }
    }
    return neighbours;
  }

  /** One letter too many, too few, another one, or two in the wrong order. */
  function neighbourOf(word: string): string | undefined {
    const isStretched = /(\p{L})\1\1/u.test(word);
    const single =
      isStretched || word.length >= REPAIRED_FROM ? calmWords().get(calm(word)) : undefined;
    if (single !== undefined) return single;
    if (word.length < REPAIRED_FROM) return undefined;
    const rests = withoutOne(word);
    const found = [
      ...(shortened().get(word) ?? []),
      ...rests.filter((rest) => rest.length >= PART_FROM && known.has(rest)),
      ...rests
        .flatMap((rest) => shortened().get(rest) ?? [])
        .filter((each) => isOneOff(word, each)),
    ];
    // Who mistypes a word seldom mistypes its first letter.
    return found.find((each) => each[0] === word[0]) ?? found[0];
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
  return word.replace(/(\p{L})\1+/gu, '$1');
}

function withoutOne(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Both have lost one letter and are the same: another letter in one place, or two that changed places. */
function isOneOff(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const places = Array.from(a, (_, at) => at).filter((at) => a[at] !== b[at]);
  if (places.length === 1) return true;
  const [first = 0, second = 0] = places;
  return (
    places.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first]
  );
}
