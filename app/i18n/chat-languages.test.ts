// Visitors' questions in every language, and in English whatever the language.
import { describe, expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { answer } from '#app/content/chat/engine.ts';
import type { AnswerTopic, ChatPack, Knowledge } from '#app/content/chat/types.ts';
import { LANGUAGES } from './languages.ts';
import { chat as english } from './locales/en-chat.ts';

type Questions = Partial<Record<AnswerTopic, readonly string[]>>;

const packs = import.meta.glob<{ chat: ChatPack }>('./locales/??-chat.ts', { eager: true });
const fixtures = import.meta.glob<Record<string, Questions>>(
  '../../fixtures/chat/questions-??.ts',
  {
    eager: true,
  },
);
const languages = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en');

function knowledgeIn(language: string): Knowledge {
  const pack = packs[`./locales/${language}-chat.ts`]?.chat;
  if (!pack) throw new Error(`There is no assistant for ${language}.`);
  return {
    ...builtInContent,
    callMinutes: builtInContent.availability.callMinutes,
    chatbot: { welcomeMessage: '', responses: [], quickQueries: [] },
    works: [],
    words: [pack.words, english.words],
    texts: pack.texts,
  };
}

function questionsIn(language: string): [question: string, topic: AnswerTopic][] {
  const file = fixtures[`../../fixtures/chat/questions-${language}.ts`];
  const [questions] = Object.values(file ?? {});
  return Object.entries(questions ?? {}).flatMap(([topic, list]) =>
    list.map((question): [string, AnswerTopic] => [question, topic as AnswerTopic]),
  );
}

describe.each(languages)('%s', (language) => {
  const knowledge = knowledgeIn(language);
  const questions = questionsIn(language);

  test('has at least 25 questions', () => {
    expect(questions.length).toBeGreaterThanOrEqual(25);
  });

  test.each(questions)('%s -> %s', (question, topic) => {
    expect(answer(question, knowledge).topic).toBe(topic);
  });

  test('a question in English is understood and answered in the language', () => {
    const reply = answer('How much does a mobile app cost?', knowledge);
    expect(reply.topic).toBe('pricing');
    expect(reply.text).not.toBe(
      answer('How much does a mobile app cost?', { ...knowledge, texts: english.texts }).text,
    );
  });
});
