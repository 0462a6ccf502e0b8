import { expect, test } from 'vitest';
import { chat } from '#app/i18n/locales/en-chat.ts';
import { builtInContent } from '../built-in.ts';
import { answer } from './engine.ts';
import type { Knowledge } from './types.ts';

const { about, services, projects, skills } = builtInContent;
const knowledge: Knowledge = {
  about,
  services,
  projects,
  skills,
  chatbot: {
    welcomeMessage: '',
    responses: [
      { id: '7', trigger: 'bees, honey jars، شہد', response: 'In spring.', category: 'General' },
    ],
    quickQueries: [{ id: '8', text: 'Can you sing?', response: 'Badly.' }],
  },
  callMinutes: 30,
  works: [],
  words: [chat.words],
  texts: chat.texts,
};

test.each([
  ['do you keep bees', 'bees'],
  ['are there Honey Jars?', 'honey jars'],
  ['کیا آپ کے پاس شہد ہے', 'شہد'],
])('a response can have several triggers: %s', (message, by) => {
  expect(answer(message, knowledge)).toEqual({
    topic: 'custom',
    text: 'In spring.',
    own: { kind: 'response', id: '7', by },
    written: 'In spring.',
  });
});

test('each of them is whole: half of a trigger is none', () => {
  expect(answer('honey', knowledge).own).toBeUndefined();
});

test('a quick query says that it was one', () => {
  expect(answer('can you sing', knowledge).own).toMatchObject({ kind: 'query', id: '8' });
});

test('a built-in answer is nobody’s own', () => {
  expect(answer('what do you charge', knowledge).own).toBeUndefined();
});

test('an answer that names what there is not gives way to what can be said', () => {
  const response = '{name} offers {services}. Each has its card.';
  const chatbot = {
    welcomeMessage: '',
    responses: [{ id: '1', trigger: 'services', response, category: 'General' }],
    quickQueries: [{ id: '2', text: 'What services do you offer?', response }],
  };
  const without = { ...knowledge, chatbot, services: [] };
  for (const message of ['What services do you offer?', 'services']) {
    expect(answer(message, { ...without, services }).own).toBeDefined();
    const { own, text } = answer(message, without);
    expect([own, text.includes('offers .'), text.length > 0]).toEqual([undefined, false, true]);
  }
});
