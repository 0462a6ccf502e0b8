import { expect, test } from 'vitest';
import { chat } from '#app/i18n/locales/en-chat.ts';
import { builtInContent } from '../built-in.ts';
import { closestTopics } from './closest.ts';
import type { ChatTopic, ChatWords, Knowledge } from './types.ts';

const none = Object.fromEntries(Object.keys(chat.words.topics).map((topic) => [topic, '']));

function closest(message: string, topics: Partial<Record<ChatTopic, string>>) {
  const words = { ...chat.words, topics: { ...none, ...topics } } as ChatWords;
  const knowledge: Knowledge = {
    ...builtInContent,
    callMinutes: 30,
    works: [],
    words: [words],
    texts: chat.texts,
  };
  return closestTopics(message.split(' '), knowledge);
}

const TOPICS = { pricing: 'zorgle', maps: 'zorbing, quux', process: 'plimsoll' };

test('words that begin alike speak for a topic, the more letters the more', () => {
  expect(closest('zorgles', TOPICS)).toEqual(['pricing']);
  expect(closest('zorbings plimso', TOPICS)).toEqual(['maps', 'process']);
  expect(closest('zorbi plimsolls', TOPICS)).toEqual(['process', 'maps']);
});

test('four letters are enough, and three say nothing', () => {
  expect(closest('plimx', TOPICS)).toEqual(['process']);
  expect(closest('quux', TOPICS)).toEqual(['maps']);
  expect(closest('plixx zor', TOPICS)).toEqual([]);
});

test('only what begins the same is alike, and nothing is when nothing was said', () => {
  expect(closest('xzorgle', TOPICS)).toEqual([]);
  expect(closest('', TOPICS)).toEqual([]);
});

test('of a long message the first forty words count', () => {
  const long = 'word '.repeat(40);
  expect(closest(`${long}zorgle`, TOPICS)).toEqual([]);
  expect(closest(`${'word '.repeat(39)}zorgle`, TOPICS)).toEqual(['pricing']);
});
