import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Knowledge } from '#app/content/chat/types.ts';
import * as packs from '#app/i18n/chat-pack.ts';
import { chat } from '#app/i18n/locales/en-chat.ts';
import { think } from './think.ts';

vi.mock(import('#app/i18n/chat-pack.ts'), { spy: true });

const knowledge: Knowledge = {
  ...builtInContent,
  callMinutes: 30,
  chatbot: { welcomeMessage: '', responses: [], quickQueries: [] },
  works: [],
  words: [chat.words],
  texts: chat.texts,
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['fails', () => Promise.reject(new Error('no connection'))],
  ['never comes', () => new Promise<never>(() => {})],
])('a question is answered without the words whose file %s', async (_, load) => {
  vi.mocked(packs.chatWords).mockImplementation((spoken) =>
    spoken === 'en' ? Promise.resolve(chat.words) : load(),
  );
  vi.mocked(packs.chatTexts).mockImplementation(load);
  const questions = ['do you like purple penguins', 'Was kostet eine App?'];
  const replies = Promise.all(
    questions.map((question) => think(question, knowledge, 'en', undefined)),
  );
  let isWaiting = true;
  void replies.then(() => (isWaiting = false));
  while (isWaiting) {
    await vi.advanceTimersByTimeAsync(1000);
    // What is done in between is done in real time.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const [english, german] = await replies;
  expect(english?.topic).toBe('notUnderstood');
  expect(german?.texts).toBe(chat.texts);
});

test('what stands in the owner’s own answer is in the language of the page, as the answer is', async () => {
  const german = (await import('#app/i18n/locales/de-chat.ts')).chat;
  const response = 'Ich biete {services}.';
  const chatbot = {
    welcomeMessage: '',
    responses: [{ id: '1', trigger: 'services', response, category: 'General' }],
    quickQueries: [],
  };
  const services = builtInContent.services.slice(0, 2);
  const onGermanPage: Knowledge = { ...knowledge, services, chatbot, texts: german.texts };
  vi.mocked(packs.chatWords).mockResolvedValue(chat.words);
  vi.mocked(packs.chatTexts).mockResolvedValue(chat.texts);
  const question = 'What services do you offer?';
  const reply = await think(question, onGermanPage, 'de', undefined);
  const [first, second] = services.map(({ title }) => title);
  expect(reply).toMatchObject({ topic: 'custom', language: 'en', texts: german.texts });
  expect(reply.text).toBe(`Ich biete ${first} und ${second}.`);
  // Its own answers go on being said in that of the question.
  const other = await think('How much does an app cost?', onGermanPage, 'de', undefined);
  expect(other).toMatchObject({ topic: 'pricing', texts: chat.texts });
});
