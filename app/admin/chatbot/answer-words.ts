// What the owner is told about an answer: which rule gave it, and why.
import { wordsFor } from '#app/content/chat/explain.ts';
import { sourceOf } from '#app/content/chat/test-set.ts';
import { type AnswerTopic, CHAT_TOPICS, type Knowledge } from '#app/content/chat/types.ts';
import type { Chatbot } from '#app/content/chatbot.ts';
import type { Reply } from '#app/site/chat/think.ts';
import { labelOf, recordOf } from '../versions/shape.ts';

/** What is no topic of a list. */
const OTHER_TOPICS: Partial<Record<AnswerTopic, string>> = {
  greeting: 'Greeting',
  thanks: 'Thanks',
  offTopic: 'Off topic',
  moreDetail: 'Asks for more detail',
  notUnderstood: 'Not understood',
  found: 'Found in your own work',
};

const TOPIC_NAMES = recordOf('', {});

/** `contactInfo` is `Contact info`. */
const topicName = (topic: string) =>
  OTHER_TOPICS[topic as AnswerTopic] ?? labelOf(TOPIC_NAMES, topic);

/** Everything that can answer, by what a test calls it. */
export function answerNames(chatbot: Chatbot): Record<string, string> {
  const topics = [...CHAT_TOPICS, ...(Object.keys(OTHER_TOPICS) as AnswerTopic[])];
  return Object.fromEntries([
    ...chatbot.responses.map(({ id, trigger }) => [`response ${id}`, `Response: ${trigger}`]),
    ...chatbot.quickQueries.map(({ id, text }) => [`query ${id}`, `Quick query: ${text}`]),
    ...topics.map((topic) => [sourceOf({ topic }), `Built in: ${topicName(topic)}`]),
  ]);
}

const GONE = 'An answer that is gone';

export function answerName(source: string, names: Readonly<Record<string, string>>): string {
  return names[source] ?? GONE;
}

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/** Which rule answered, and by which words. */
export function whyWords(reply: Reply, knowledge: Knowledge): string {
  const { own, topic, second, question } = reply;
  if (own?.kind === 'query') return 'Your own answer: a quick query, asked word for word.';
  if (own) return `Your own answer: the response with the trigger ${quoted([own.by])}.`;
  const said = wordsFor(question, { ...knowledge, words: reply.words }, reply);
  const by = said.length > 0 ? `, recognised by ${quoted(said)}` : '';
  switch (topic) {
    case 'notUnderstood':
      return 'Not understood: no trigger and no built-in topic fits.';
    case 'moreDetail':
      return `Asked back: it seems to be about a project${by}, and no topic fits.`;
    case 'found':
      return 'Found in your own work: no topic fits, but projects, services or posts do.';
    default:
      return second
        ? `Built-in topics: ${topicName(topic)} and ${topicName(second)}${by}.`
        : `Built-in topic: ${topicName(topic)}${by}.`;
  }
}
