// How many of the questions that visitors would ask reach their topic. The tables were written from the list of topics
// alone. Of each topic every second question is for whoever works on the word lists; the others only measure.
import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { answer } from '#app/content/chat/engine.ts';
import { isGrasped, recognise } from '#app/content/chat/recognise.ts';
import { likelyLists, possibleLists, type Spoken } from '#app/content/chat/spoken.ts';
import type { AnswerTopic, ChatPack, ChatWords, Knowledge } from '#app/content/chat/types.ts';

interface Question {
  topic: string;
  text: string;
}

const packs = import.meta.glob<{ chat: ChatPack }>('./locales/??-chat.ts', { eager: true });
const lists = import.meta.glob<{ words: ChatWords }>('./locales/??-latn-chat-words.ts', {
  eager: true,
});
const tables = import.meta.glob<Question[]>('../../fixtures/chat/visitors/{??,??-latn}.json', {
  eager: true,
  import: 'default',
});

function packOf(language: string): ChatPack {
  const pack = packs[`./locales/${language}-chat.ts`]?.chat;
  if (!pack) throw new Error(language);
  return pack;
}
function wordsIn(spoken: string): ChatWords {
  return lists[`./locales/${spoken}-chat-words.ts`]?.words ?? packOf(spoken.slice(0, 2)).words;
}

const cache = new Map<string, Knowledge>();

function knowledgeOf(lists: readonly Spoken[], page: string): Knowledge {
  const key = [...lists, page].join();
  const known = cache.get(key);
  if (known) return known;
  const made = {
    ...builtInContent,
    callMinutes: 30,
    works: [],
    words: lists.map(wordsIn),
    texts: packOf(page).texts,
  };
  cache.set(key, made);
  return made;
}

/** What a response of the owner is about: the default ones are about built-in topics. */
function topicOf(message: string, knowledge: Knowledge): AnswerTopic {
  const { topic, own } = answer(message, knowledge);
  return own ? recognise(own.by.split(' '), knowledge).topic : topic;
}

/** As the assistant does it: other languages are asked when the likely ones do not understand. */
function ask(message: string, page: Spoken): AnswerTopic {
  const lists = likelyLists(message, page);
  const likely = knowledgeOf(lists, page);
  const first = topicOf(message, likely);
  if (first !== 'notUnderstood' && isGrasped(message, likely)) return first;
  const all = [...new Set([...lists, ...possibleLists(message)])];
  const second = topicOf(message, knowledgeOf(all, page));
  return second === 'notUnderstood' ? first : second;
}

type Half = 'tuning' | 'measuring';

/** At least so many are understood, on a page in the same language and on an English one. */
const UNDERSTOOD = 0.92;
/** Everybody spells it differently, and the list is young. */
const UNDERSTOOD_IN_PART: Record<string, number> = { 'ar-latn': 0.91 };

function half(table: Question[], which: Half): Question[] {
  const seen = new Map<string, number>();
  return table.filter(({ topic }) => {
    const at = seen.get(topic) ?? 0;
    seen.set(topic, at + 1);
    return (at % 2 === 0) === (which === 'tuning');
  });
}

/** For whoever works on the lists: `CHAT_SHOW=de` says what is missed in the half that is theirs to see. */
const shown = process.env.CHAT_SHOW?.split(',') ?? [];

const pages = Object.entries(tables).flatMap(([path, table]) => {
  const spoken = /visitors\/(.*)\.json/.exec(path)?.[1] ?? '';
  const own = spoken.slice(0, 2) as Spoken;
  return [...new Set<Spoken>([own, 'en'])].map((page) => ({ spoken, page, table }));
});

test.each(pages)('$spoken on a page in $page', ({ spoken, page, table }) => {
  const missed = (which: Half) =>
    half(table, which).filter(({ text, topic }) => ask(text, page) !== topic);
  if (shown.includes(spoken)) {
    for (const { text, topic } of missed('tuning')) console.log(topic, ask(text, page), text);
  }
  const share = 1 - missed('measuring').length / half(table, 'measuring').length;
  expect(share).toBeGreaterThanOrEqual(UNDERSTOOD_IN_PART[spoken] ?? UNDERSTOOD);
});

/**
 * Written when the lists were done, by somebody who knew the topics and nothing else. They ask for a website where the
 * lists hear what is offered, and for instalments where these hear payments; both are counted as misses. The first half
 * of those in Roman Urdu has been worked with since.
 */
const later = import.meta.glob<Question[]>('../../fixtures/chat/visitors-later/*.json', {
  eager: true,
  import: 'default',
});
const UNDERSTOOD_LATER: Record<string, number> = { 'ar-latn': 0.81 };

test.each(Object.entries(later))('%s, on an English page', (path, table) => {
  const spoken = /visitors-later\/(.*)\.json/.exec(path)?.[1] ?? '';
  const understood = table.filter(({ text, topic }) => ask(text, 'en') === topic);
  const share = understood.length / table.length;
  expect(share).toBeGreaterThanOrEqual(UNDERSTOOD_LATER[spoken] ?? 0.91);
});

test.each([
  ['ur', 'booking', 'apni booking cancel kaise karun'],
  ['ur', 'booking', 'kya main call ka time change kar sakta hun'],
  ['ur', 'contactInfo', 'kya aap germany ke clients ke saath kaam karte hain'],
  ['ur', 'contact', 'aap kaun si zubanein bolte hain'],
  ['ur', 'contact', 'aap insaan hain ya bot'],
  ['ar', 'booking', 'keef alghi maw3edi'],
  ['ar', 'booking', 'momken aghayar el maw3ed'],
  ['ar', 'contactInfo', 'btesht8al ma3 3omala2 men el so3odeya'],
  ['ar', 'contact', 'btetkallem 3arabi'],
  ['ar', 'contact', 'enta shakhs 7a2i2i walla bot'],
  ['ur', 'contactInfo', 'kya aap dubai ki company ke saath kaam kar sakte hain'],
  ['ur', 'contactInfo', 'kya aap bahar ke clients ke saath kaam karte hain'],
  ['ur', 'services', 'meri dubai ki company ke liye website chahiye'],
  ['ur', 'services', 'hamare germany ke clients hain aur website chahiye'],
  ['ur', 'mobile', 'dubai ki company ke liye app bana dein'],
  ['ur', 'contact', 'kya aap french bolte hain'],
  ['ur', 'contact', 'kya aap ko arabic aati hai'],
  ['ur', 'contact', 'kya hum english mein baat kar sakte hain'],
  ['ur', 'contact', 'kis zaban mein baat kar sakte hain'],
  ['ur', 'contact', 'aap urdu samajhte hain'],
  ['ur', 'services', 'mujhe arabic mein website chahiye'],
  ['ur', 'services', 'urdu aur english mein website chahiye'],
  ['ur', 'services', 'mujhe instagram se clients milte hain aur website chahiye'],
  ['ar', 'services', '3andi sherka fi dubai w 3ayez mawqe3'],
  ['ar', 'services', '3andi 3omala2 men dubai w 3ayez website'],
  ['ar', 'contact', 'btetkallem faransawi'],
  ['ar', 'contact', 'bte7ki almani'],
  ['ur', 'contact', 'kya aap english bolte hain'],
  ['ur', 'contact', 'aap ko german aati hai'],
  ['ur', 'contact', 'kya aap urdu bolte hain'],
  ['ur', 'contact', 'punjabi aati hai'],
  ['ur', 'pricing', 'english website kitne ki banegi'],
  ['ur', 'contactInfo', 'kya aap dubai ke clients ke saath kaam karte hain'],
  ['ar', 'contact', 'btetkallem english'],
  ['ar', 'tech', 'ay language btesta5dem'],
  ['ur', 'services', 'mere english school ke liye website chahiye'],
  ['ur', 'mobile', 'arabic seekhne ki app bana dein'],
  ['ur', 'contactInfo', 'aap germany ke clients ke saath bhi kaam karte hain'],
] as const)('in Latin letters, on a page in %s: %s, %s', (page, topic, question) => {
  expect(ask(question, page)).toBe(topic);
  expect(ask(question, 'en')).toBe(topic);
});
