// What a message that was not understood may have been about.
import { readerOf } from './reader.ts';
import { CHAT_TOPICS, type ChatTopic, type Knowledge } from './types.ts';

/** So many letters at the beginning make two words alike. */
const ALIKE_FROM = 4;
/** Of a long message the first words say enough. */
const WORDS_MAX = 40;

/** The topics that have words like those of the message, most alike first. */
export function closestTopics(message: readonly string[], knowledge: Knowledge): ChatTopic[] {
  const points = new Map<ChatTopic, number>();
  const said = new Set(message.slice(0, WORDS_MAX).filter((word) => word.length >= ALIKE_FROM));
  const lists = knowledge.words.map((words) => readerOf(words, knowledge).wordTopics);
  for (const { words, hintsOf } of lists) {
    for (const known of words()) {
      const alike = Math.max(...[...said].map((word) => sameStart(word, known)));
      const topics = alike < ALIKE_FROM ? [] : (hintsOf(known)?.keys() ?? []);
      for (const topic of topics) points.set(topic, Math.max(alike, points.get(topic) ?? 0));
    }
  }
  return CHAT_TOPICS.filter((topic) => points.has(topic)).sort(
    (a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0),
  );
}

function sameStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
