import { expect, test } from 'vitest';
import { chat } from '#app/i18n/locales/en-chat.ts';
import { builtInContent } from '../built-in.ts';
import { answer } from './engine.ts';
import { wordsFor } from './explain.ts';
import type { ChatWords, Knowledge } from './types.ts';

const { about, services, projects, skills, chatbot } = builtInContent;
const knowledge: Knowledge = {
  about,
  services,
  projects,
  skills,
  chatbot: { ...chatbot, responses: [], quickQueries: [] },
  callMinutes: 30,
  works: [],
  words: [chat.words],
  texts: chat.texts,
};
const explained = (message: string) => wordsFor(message, knowledge, answer(message, knowledge));

test('a topic is explained by the words that were typed', () => {
  expect(explained('What do you charge?')).toEqual([expect.stringContaining('charge')]);
});

test('two questions are explained by the words of both', () => {
  const message = 'What do you charge? And how long does it take?';
  const { topic, second } = answer(message, knowledge);
  expect([topic, second].sort()).toEqual(['pricing', 'timeline']);
  const words = explained(message).join(' ');
  expect(words).toContain('charge');
  expect(words).toContain('long');
});

test('courtesy and what is foreign are explained as well', () => {
  expect(explained('hello')).toEqual(['hello']);
  expect(explained('the weather')).toEqual(['weather']);
});

test('what is not understood has no reason', () => {
  expect(explained('flibbertigibbet')).toEqual([]);
});

test('without a phrase, the words that hint at a topic are the reason', () => {
  const words: ChatWords = {
    ...chat.words,
    topics: { ...chat.words.topics, maps: 'zorgle left, zorgle right, zorgle here' },
  };
  const hinted = { ...knowledge, words: [words] };
  const reply = answer('zorgle florp', hinted);
  expect(reply.topic).toBe('maps');
  expect(wordsFor('zorgle florp', hinted, reply)).toEqual(['zorgle']);
});
