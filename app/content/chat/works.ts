// Looks for what a visitor asks about in the owner's own work.
import { wordsOf } from './normalise.ts';
import { readerOf } from './reader.ts';
import { isSmallWord } from './spoken.ts';
import type { AnswerTopic, Knowledge, SiteLink, Work } from './types.ts';

const LINKS_MAX = 3;
/** Words shorter than this are in everything, longer ones in nothing. */
const WORD_FROM = 4;
const WORD_TO = 30;
/** What a word may end with beside the one that is known: a plural, a case. */
const ENDING_MAX = 2;
/** Of a word that is only alike. */
const ALIKE_WEIGHT = 3 / 5;
const TITLE_WEIGHT = 2;
/** Of a long message the first words say enough. */
const WORDS_MAX = 12;
/** Words of so many topics are everyday words. */
const EVERYDAY_FROM = 2.2;
/** How far behind the best one something may be and still be worth to be shown. */
const GOOD_ENOUGH = 0.5;

/** Who asks for a price, a date or an address does not ask what was made before. */
const ABOUT_WORK: ReadonlySet<AnswerTopic> = new Set([
  'services',
  'experience',
  'tech',
  'portfolio',
  'mobile',
  'maps',
  'payments',
  'moreDetail',
  'notUnderstood',
]);

export const isAboutWork = (topic: AnswerTopic) => ABOUT_WORK.has(topic);

/** The words of each work, with what they count there. */
type Index = readonly { work: Work; weights: ReadonlyMap<string, number> }[];

const indexes = new WeakMap<readonly Work[], Index>();

function indexOf(works: readonly Work[]): Index {
  const known = indexes.get(works);
  if (known) return known;
  const index = works.map((work) => {
    const weights = new Map(wordsOf(work.text).map((word) => [word, 1]));
    for (const word of wordsOf(work.title)) weights.set(word, TITLE_WEIGHT);
    return { work, weights };
  });
  indexes.set(works, index);
  return index;
}

const isTelling = (word: string) =>
  word.length >= WORD_FROM && word.length <= WORD_TO && !isSmallWord(word);

/** `restaurants` is found in `restaurant`, and `wedding` in `weddings`. */
function isAlike(word: string, known: string): boolean {
  return known.length >= WORD_FROM && (isWith(word, known) || isWith(known, word));
}

const isWith = (longer: string, shorter: string) =>
  longer.startsWith(shorter) && longer.length - shorter.length <= ENDING_MAX;

function weightIn(weights: ReadonlyMap<string, number>, word: string): number {
  const exact = weights.get(word);
  if (exact !== undefined) return exact;
  const alike = [...weights].filter(([known]) => isAlike(word, known));
  return Math.max(0, ...alike.map(([, weight]) => weight * ALIKE_WEIGHT));
}

export function findWorks(message: readonly string[], knowledge: Knowledge): SiteLink[] {
  const index = indexOf(knowledge.works);
  const readers = knowledge.words.map((words) => readerOf(words, knowledge));
  // What is said about everything names no work: `built`, `something`.
  const isNaming = (word: string) =>
    isTelling(word) && readers.every(({ spread }) => spread([word]) < EVERYDAY_FROM);
  const scores = new Map<Work, number>();
  for (const word of [...new Set(message.filter(isNaming))].slice(0, WORDS_MAX)) {
    const found = index
      .map(({ work, weights }) => ({ work, weight: weightIn(weights, word) }))
      .filter(({ weight }) => weight > 0);
    // What nearly every work says says nothing about one of them.
    if (found.length > index.length / 3) continue;
    for (const { work, weight } of found) {
      scores.set(work, (scores.get(work) ?? 0) + weight / found.length);
    }
  }
  const best = Math.max(...scores.values());
  return [...scores]
    .filter(([, score]) => score >= best * GOOD_ENOUGH)
    .sort(([, one], [, other]) => other - one)
    .slice(0, LINKS_MAX)
    .map(([{ title, href }]) => ({ title, href }));
}
