import { expect, test } from 'vitest';
import { chat } from '#app/i18n/locales/en-chat.ts';
import { builtInContent } from '../built-in.ts';
import { answer } from './engine.ts';
import type { ChatTopic, Knowledge } from './types.ts';

const knowledge: Knowledge = {
  ...builtInContent,
  callMinutes: 30,
  works: [],
  words: [chat.words],
  texts: chat.texts,
};
const textOf = (topic: ChatTopic) => chat.texts.topics[topic][0]?.slice(0, 12) ?? '';
const topicAfter = (message: string, before: ChatTopic) => answer(message, knowledge, before).topic;

test('two questions in one are both answered', () => {
  const { text } = answer('what is your email? and do you write tests?', knowledge);
  expect(text).toContain(builtInContent.about.email);
  expect(text.split('\n\n')).toHaveLength(2);
});

test('a thing and its price are one question', () => {
  const { topic, text } = answer('I need an android app. How much is that?', knowledge);
  expect(topic).toBe('pricing');
  expect(text.split('\n\n')).toHaveLength(1);
  expect(text).not.toContain(textOf('mobile'));
});

test('what cannot stand alone goes on from the answer before', () => {
  expect(topicAfter('and then?', 'process')).toBe('process');
  expect(topicAfter('what else', 'services')).toBe('services');
  expect(topicAfter('and how long would that take?', 'pricing')).toBe('timeline');
  expect(answer('and then?', knowledge).topic).not.toBe('process');
  expect(topicAfter('florble wumpus', 'process')).toBe('notUnderstood');
});
