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
    // As the panel does when it opens.
    answer('zzyzzyva', knowledge);
    const times = (await messagesIn(language)).map((message) => {
      const start = performance.now();
      answer(message, knowledge);
      return performance.now() - start;
    });
    const sorted = times.toSorted((one, other) => one - other);
    const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1];
    rows.push({ language, median: median(times), p99, slowest: sorted.at(-1) });
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
  const lines = rows.map(({ language, median: usual, p99, slowest }) => [
    language,
    `${usual.toFixed(2)} ms`,
    mark(`${p99.toFixed(1)} ms`, p99 > ANSWER_MAX_MS),
    mark(`${slowest.toFixed(1)} ms`, slowest > ANSWER_MAX_MS),
  ]);
  const head = ['Language', 'Median', '99 of 100', `Slowest, of ${ANSWER_MAX_MS} ms`];
  return `## The assistant's answers\n\n${table(head, lines)}`;
}
