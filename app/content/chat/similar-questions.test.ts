import { expect, test } from 'vitest';
import type { ChatQuestion } from '../chat-questions.ts';
import { groupQuestions, triggersFor } from './similar-questions.ts';

const asked = (text: string, part: Partial<ChatQuestion> = {}): ChatQuestion => ({
  id: text,
  text,
  language: 'en',
  why: 'notUnderstood',
  count: 1,
  firstAt: '2026-03-01T00:00:00.000Z',
  lastAt: '2026-03-01T00:00:00.000Z',
  ...part,
});
const groupsOf = (...questions: ChatQuestion[]) =>
  groupQuestions(questions).map((group) => group.questions.map(({ text }) => text));

test('questions with the same telling words stand together, whatever stands between them', () => {
  expect(
    groupsOf(asked('Do you keep bees?'), asked('can you keep the bees'), asked('Can you sing?')),
  ).toEqual([['Do you keep bees?', 'can you keep the bees'], ['Can you sing?']]);
});

test.each([
  ['Salesforce?', 'can you integrate Salesforce', true],
  ['fix a hacked shop', 'clean a hacked shop', true],
  ['Salesforce', 'Can you integrate Salesforce into a warehouse', false],
  ['integrate Salesforce', 'integrate Odoo', false],
  ['what is it', 'how is it', true],
  ['کیا آپ شہد بیچتے ہیں', 'شہد بیچتے ہیں؟', true],
  ['price', 'prices', true],
  ['app', 'Apps?', true],
  ['Preis', 'Preise', true],
  ['Kunde', 'Kunden', true],
  ['progetto', 'progetti', true],
  ['bateau', 'bateaux', true],
  ['قیمت', 'قیمتیں', true],
  ['تطبيق', 'تطبيقات', true],
  ['server', 'service', false],
  ['bee', 'beer', false],
])('%s and %s together: %s', (one, other, isTogether) => {
  expect(groupsOf(asked(one), asked(other))).toHaveLength(isTogether ? 1 : 2);
});

test('a group counts all of it; the most asked goes first, in it and among others', () => {
  const groups = groupQuestions([
    asked('bees'),
    asked('singing', { count: 4, lastAt: '2026-03-02T00:00:00.000Z' }),
    asked('keep bees', { count: 5, lastAt: '2026-03-03T00:00:00.000Z' }),
  ]);
  expect(groups.map(({ count }) => count)).toEqual([6, 4]);
  expect(groups[0]?.questions[0].text).toBe('keep bees');
  expect(groups[0]?.lastAt).toBe('2026-03-03T00:00:00.000Z');
});

const triggersOf = (...questions: ChatQuestion[]) => groupQuestions(questions).map(triggersFor);

test('the trigger is what stands between the small words, as it was typed', () => {
  expect(triggersOf(asked('Can you integrate with Salesforce?'))).toEqual(['salesforce']);
  expect(triggersOf(asked('Haben Sie Bienenstöcke?'))).toEqual(['bienenstöcke']);
  expect(triggersOf(asked('what is it'))).toEqual(['what is it']);
  expect(triggersOf(asked('do you know C++?'))).toEqual(['c++']);
});

test('for an answer that did not help it is the whole question: it has to outdo a topic', () => {
  expect(triggersOf(asked('how much do your bees cost', { why: 'unhelpful' }))).toEqual([
    'bees cost',
  ]);
});

test('a group has the triggers of all its questions, without those that another one hears', () => {
  expect(triggersOf(asked('keep bees', { count: 2 }), asked('bees'))).toEqual(['bees']);
  expect(triggersOf(asked('honey jars', { count: 2 }), asked('jars of honey'))).toEqual(['honey']);
});
