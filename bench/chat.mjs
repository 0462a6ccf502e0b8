// How soon the assistant answers: the questions of the tables, and messages that are made to take long.
import { readFile } from 'node:fs/promises';
import { ANSWER_MAX_MS } from '../scripts/budget.mjs';
import { importModule } from '../scripts/site-content.mjs';
import { median } from './median.mjs';
import { mark, table } from './table.mjs';

const LANGUAGES = ['en', 'de', 'fr', 'it', 'ur', 'ar'];
const LONG = 100_000;

/** Once for every question: the lists are read before, as they are while the visitor types. */
export async function measureChat() {
  const { answer } = await importModule('app/content/chat/engine.ts');
  const { builtInContent } = await importModule('app/content/built-in.ts');
  const english = await packOf('en');
  const rows = [];
  for (const language of LANGUAGES) {
    const { words, texts } = await packOf(language);
    const lists = language === 'en' ? [words] : [words, english.words];
    const knowledge = { ...builtInContent, callMinutes: 30, works: [], words: lists, texts };
    // The first word that is not known makes the index of neighbours.
    answer('zzyzzyva', knowledge);
    const times = (await messagesIn(language)).map((message) => {
      const start = performance.now();
      answer(message, knowledge);
      return performance.now() - start;
    });
    rows.push({ language, median: median(times), slowest: Math.max(...times) });
  }
  return rows;
}

async function packOf(language) {
  return (await importModule(`app/i18n/locales/${language}-chat.ts`)).chat;
}

async function messagesIn(language) {
  const file = new URL(`../fixtures/chat/visitors/${language}.json`, import.meta.url);
  const questions = JSON.parse(await readFile(file, 'utf8')).map(({ text }) => text);
  const [first] = questions;
  const words = questions.join(' ');
  return [
    ...questions,
    'w'.repeat(LONG),
    `${first} `.repeat(LONG / first.length),
    words,
    '👩🏽‍💻 '.repeat(9999),
  ];
}

export function chatMarkdown(rows) {
  const lines = rows.map(({ language, median: usual, slowest }) => [
    language,
    `${usual.toFixed(2)} ms`,
    mark(`${slowest.toFixed(1)} ms`, slowest > ANSWER_MAX_MS),
  ]);
  const head = ['Language', 'Median', `Slowest, of ${ANSWER_MAX_MS} ms`];
  return `## The assistant's answers\n\n${table(head, lines)}`;
}
