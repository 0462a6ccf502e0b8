// Why the assistant answered as it did, for its owner.
import { wordsOf } from './normalise.ts';
import { withoutHidden } from './phrases.ts';
import type { Reading } from './reader.ts';
import { readAll } from './recognise.ts';
import {
  type Answer,
  type AnswerTopic,
  type ChatTopic,
  isChatTopic,
  type Knowledge,
} from './types.ts';

/** The words of a message that speak for what was answered, as they were typed. */
export function wordsFor(message: string, knowledge: Knowledge, answer: Answer): string[] {
  const words = wordsOf(message);
  const found = readAll(words, knowledge)
    .flatMap((reading) => phrasesFor(answer, reading))
    .map(({ places, spread = 1 }) => ({ places, spread }));
  const phrases = withoutHidden(found)
    .toSorted((one, other) => (one.places[0] ?? 0) - (other.places[0] ?? 0))
    .map(({ places }) => places.map((place) => words[place]).join(' '));
  return [...new Set(phrases)];
}

interface Place {
  places: readonly number[];
  spread?: number;
}

function phrasesFor({ topic, second }: Answer, reading: Reading): readonly Place[] {
  switch (topic) {
    case 'greeting':
    case 'thanks':
      return reading.courtesies;
    case 'offTopic':
      return reading.offTopic;
    case 'moreDetail':
      return [...reading.work, ...reading.portfolioLike];
    default: {
      const phrases = reading.topics.filter(
        ({ labels }) => isFor(topic, labels) || isFor(second, labels),
      );
      return phrases.length > 0 ? phrases : hintsFor(topic, reading);
    }
  }
}

/** Without a phrase, the words that say more for the topic than for all others. */
function hintsFor(topic: AnswerTopic, { hints }: Reading): Place[] {
  return hints
    .filter((each) => isChatTopic(topic) && (each.hints.get(topic) ?? 0) >= TELLING_FROM)
    .map(({ place }) => ({ places: [place] }));
}

/** Half of what a word says, squared. */
const TELLING_FROM = 1 / 4;

const isFor = (topic: AnswerTopic | undefined, labels: ReadonlySet<ChatTopic>) =>
  topic !== undefined && isChatTopic(topic) && labels.has(topic);
