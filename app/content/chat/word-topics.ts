// What the single words of the phrases say: somebody who puts them in another order means the same.
import { type ChatTopic, isChatTopic } from './types.ts';

/** How much a word speaks for each topic, between 0 and 1. */
export type Hints = ReadonlyMap<ChatTopic, number>;

export interface WordTopics {
  words: () => Iterable<string>;
  hintsOf: (word: string) => Hints | undefined;
  /**
   * In how many topics a phrase is at home, by its most telling word: 1 where that word belongs to one topic alone. What
   * everybody says about everything tells little, however long it is.
   */
  spread: (phrase: string) => number;
}

/** A word that stands in few phrases may stand there by chance. */
const CHANCE = 1 / 2;

/** So many phrases are counted at once. */
const STEP = 500;

interface Counted {
  hints: Hints;
  spread: number;
}

type Phrases = ReadonlyMap<string, ReadonlySet<string>>;

/** From phrases with their topics, among other names; in small steps. */
export function* createWordTopics(phrases: Phrases): Generator<void, WordTopics> {
  const all = yield* countWords(phrases);
  const weighed = new Map<string, Counted>();
  function of(word: string): Counted | undefined {
    const before = weighed.get(word);
    const found = before ? undefined : all.get(word);
    if (!found) return before;
    const made = weigh(found);
    weighed.set(word, made);
    return made;
  }
  return {
    words: () => all.keys(),
    hintsOf: (word) => of(word)?.hints,
    spread: (phrase) => Math.min(...phrase.split(' ').map((word) => of(word)?.spread ?? 1)),
  };
}

type Counts = Map<ChatTopic, number>;

/** A word of a short phrase says more than one of many. */
function* countWords(phrases: Phrases): Generator<void, Map<string, Counts>> {
  const words = new Map<string, Counts>();
  let counted = 0;
  for (const [phrase, labels] of phrases) {
    counted += 1;
    if (counted % STEP === 0) yield;
    const topics = [...labels].filter(isChatTopic);
    if (topics.length === 0) continue;
    const parts = phrase.split(' ');
    for (const word of parts) {
      const counts = words.get(word) ?? new Map();
      for (const topic of topics) counts.set(topic, (counts.get(topic) ?? 0) + 1 / parts.length);
      words.set(word, counts);
    }
  }
  return words;
}

function weigh(counts: Counts): Counted {
  const sum = sumOf([...counts.values()]);
  const squares = sumOf([...counts.values()].map((count) => count ** 2));
  return {
    // Squared: two words of one topic say more than four that are at home everywhere.
    hints: new Map([...counts].map(([topic, count]) => [topic, (count / (sum + CHANCE)) ** 2])),
    spread: sum ** 2 / squares,
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
