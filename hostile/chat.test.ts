// Whatever somebody types into the chat: an answer comes, and nothing of what was typed is in it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { answer } from '#app/content/chat/engine.ts';
import type { ChatPack, Knowledge } from '#app/content/chat/types.ts';
import { anyLetter } from '#app/lib/any-letter-for-tests.ts';
import { payloads } from './payloads.ts';

const packs = import.meta.glob<{ chat: ChatPack }>('../app/i18n/locales/??-chat.ts', {
  eager: true,
});
const all = Object.values(packs).map(({ chat }) => chat);
const knowledges = all.map(
  ({ words, texts }): Knowledge => ({
    ...builtInContent,
    callMinutes: 30,
    works: builtInContent.projects.map(({ id, title, description }) => ({
      id: String(id),
      title,
      text: description,
      href: '/#projects',
    })),
    words: [words, ...all.map((pack) => pack.words).filter((each) => each !== words)],
    texts,
  }),
);

function expectPlainAnswer(message: string) {
  for (const knowledge of knowledges) {
    const { text, closest = [], links = [] } = answer(message, knowledge, 'services');
    expect(text).not.toBe('');
    expect([text, ...closest, ...links.map(({ title }) => title)].join()).not.toMatch(/[<>{}]/);
    expect(links.every(({ href }) => href === '/#projects')).toBe(true);
  }
}

test('every hostile text is answered', ({ task }) => {
  for (const [, text] of payloads) expectPlainAnswer(text);
  task.meta.tried = payloads.length * knowledges.length;
});

const WORDS =
  'how much کتنے بكم wie viel combien quanto 👩🏽‍💻 <b>price</b> preis prezzo kitna'.split(' ');
const mixed = fc
  .array(fc.constantFrom(...WORDS), { maxLength: 40 })
  .map((words) => words.join(' '));

test('so is anything else: any letters, mixed scripts, one word of 100 kB', ({ task }) => {
  const runs = 150;
  const message = fc.oneof(fc.string({ unit: anyLetter }), fc.string({ unit: 'grapheme' }), mixed);
  fc.assert(fc.property(message, expectPlainAnswer), { numRuns: runs, seed: 16 });
  for (const long of ['w', 'price ', 'کتنے پیسے ', '👩🏽‍💻', '?! ', '<i>']) {
    expectPlainAnswer(long.repeat(100_000 / long.length));
  }
  task.meta.tried = runs * knowledges.length;
});
