// What the single words of the phrases say: somebody who puts them in another order means the same.
import type { ChatTopic } from './types.ts';

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

interface Counted {
  hints: Hints;
  spread: number;
}

/** From phrases with their topics. Counted when it is first asked for. */
export function createWordTopics(phrases: ReadonlyMap<string, ReadonlySet<ChatTopic>>): WordTopics {
  let counted: Map<string, Counted> | undefined;
  const all = () => {
    counted ??= new Map(
      [...countWords(phrases)].map(([word, counts]) => [word, weigh(counts)] as const),
    );
    return counted;
  };
  return {
    words: () => all().keys(),
    hintsOf: (word) => all().get(word)?.hints,
    spread: (phrase) => Math.min(...phrase.split(' ').map((word) => all().get(word)?.spread ?? 1)),
  };
}

type Counts = Map<ChatTopic, number>;

/** A word of a short phrase says more than one of many. */
function countWords(phrases: ReadonlyMap<string, ReadonlySet<ChatTopic>>): Map<string, Counts> {
  const words = new Map<string, Counts>();
  for (const [phrase, topics] of phrases) {
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
