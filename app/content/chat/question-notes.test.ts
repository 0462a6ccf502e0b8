import { expect, test } from 'vitest';
import type { ChatQuestion, QuestionNote } from '../chat-questions.ts';
import {
  noteText,
  QUESTION_MAX,
  questionOf,
  withoutContacts,
  withQuestions,
} from './question-notes.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const noted = (text: string): QuestionNote => ({ text, language: 'en', why: 'notUnderstood' });
const question = (text: string, at: string, count = 1): ChatQuestion => ({
  ...noted(text),
  id: text,
  count,
  firstAt: at,
  lastAt: at,
});

test.each([
  ['write to ada.lovelace@example.com please', 'write to … please'],
  ['call +92 300 1234567', 'call …'],
  ['call (020) 7946-0123 today', 'call (… today'],
  ['mail a@b', 'mail …'],
  ['mail a@b@c.example', 'mail …'],
  ['a budget of 10000 USD for 2027', 'a budget of 10000 USD for 2027'],
  ['اتصل بي على ٠٣٠٠١٢٣٤٥٦٧', 'اتصل بي على …'],
  ['میرا نمبر ۰۳۰۰ ۱۲۳۴۵۶۷ ہے', 'میرا نمبر … ہے'],
  ['０３００１２３４５６７ or ann＠visitor.example', '… or …'],
  ['24/7 support', '24/7 support'],
  ['+1 (020) 7946-0123ada@example.com', '…'],
])('%s is noted as %s', (typed, text) => {
  expect(withoutContacts(typed)).toBe(text);
});

test('a word of a million letters is searched once', () => {
  const word = 'a'.repeat(1_000_000);
  expect(withoutContacts(word)).toBe(word);
});

test('a long message is cut to what is noted', () => {
  expect(noteText('bees '.repeat(1000))).toHaveLength(QUESTION_MAX - 1);
  expect(noteText('😀'.repeat(1000)).length).toBeLessThanOrEqual(QUESTION_MAX);
});

test('the same words are the same question; signs alone are none', () => {
  const ids = ['Do you keep bees?', 'do you keep BEES', ' Do you keep bées! '].map(
    (text) => questionOf(noted(text), NOW)?.id,
  );
  expect(new Set(ids).size).toBe(1);
  expect(questionOf(noted('?! 🐝'), NOW)).toBeUndefined();
});

test('what grows when it is compared has an id that every database takes', () => {
  const id = questionOf(noted('ﷺ'.repeat(QUESTION_MAX)), NOW)?.id ?? '';
  expect(id.length).toBeLessThan(QUESTION_MAX + 20);
});

test('the same one counts up, with the moments of both', () => {
  const list = [question('bees', '2026-03-02'), question('sing', '2026-03-01')];
  expect(withQuestions(list, [question('bees', '2026-02-01', 3)], 10)).toEqual([
    { ...question('bees', '2026-03-02', 4), firstAt: '2026-02-01' },
    list[1],
  ]);
});

test('of too many, those asked longest ago go', () => {
  const list = ['2026-03-03', '2026-03-01', '2026-03-02'].map((at) => question(at, at));
  const kept = withQuestions(list, [question('new', '2026-03-04')], 2);
  expect(kept.map(({ id }) => id)).toEqual(['new', '2026-03-03']);
});
