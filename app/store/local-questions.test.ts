import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { QUESTIONS_KEPT } from '#app/content/chat-questions.ts';
import { createDesk, createStore } from './create-store.ts';
import { localPages } from './local-pages.ts';
import { createLocalQuestions } from './local-questions.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { noteQuestion } from './note-question.ts';
import { questionsContract } from './questions-contract.ts';

for (const [place, openPages] of Object.entries(localPages)) {
  questionsContract(`the local questions ${place}`, async () => {
    const [one, another] = openPages();
    return {
      desk: createDesk(one),
      questions: createLocalQuestions(one),
      other: createLocalQuestions(another),
    };
  });
}

const noted = (text: string) => ({ text, language: 'en', why: 'notUnderstood' as const });

test('a browser keeps the last 200', async () => {
  const store = createStore(createMemoryAdapter(), builtInContent);
  for (let count = 0; count <= QUESTIONS_KEPT; count += 1) {
    await noteQuestion(store, noted(`question ${String(count).padStart(3, '0')}`));
  }
  expect(store.get('chatQuestions')).toHaveLength(QUESTIONS_KEPT);
});

test('where there is no room, nothing is noted and nothing is said', async () => {
  const store = createStore(createMemoryAdapter({ capacity: 20 }), builtInContent);
  await noteQuestion(store, noted('Do you keep bees?'));
  expect(store.get('chatQuestions')).toEqual([]);
});
