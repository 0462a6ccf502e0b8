// One language's word lists, ready to be compared with a message.
import { wordsOf } from './normalise.ts';
import {
  addPhrase,
  createIndex,
  type FoundPhrase,
  listPhrases,
  normalisePhrase,
  type PhraseIndex,
  phrasesIn,
} from './phrases.ts';
import { createSpelling } from './spelling.ts';
import { CHAT_TOPICS, type ChatTopic, type ChatWords, type Knowledge } from './types.ts';
import { createWordTopics, type Hints, type WordTopics } from './word-topics.ts';

/** What stays of a word without its ending. */
const STEM_FROM = 4;

type Sign =
  | 'greetings'
  | 'thanks'
  | 'fillers'
  | 'offTopic'
  | 'building'
  | 'dealing'
  | 'portfolioLike';

/** What one language's lists find in a message. Places are those of the words as they were typed. */
export interface Reading {
  courtesies: FoundPhrase<Sign>[];
  offTopic: FoundPhrase<Sign>[];
  /** Something to build, or dealing with the owner. */
  work: FoundPhrase<Sign>[];
  portfolioLike: FoundPhrase<Sign>[];
  topics: TopicPhrase[];
  /** How many of its words are in the lists. */
  known: number;
  /** What its single words say. */
  hints: { place: number; hints: Hints }[];
}

export interface TopicPhrase extends FoundPhrase<ChatTopic> {
  /** Every project shares these words. */
  isShared: boolean;
  isProblem: boolean;
  /** In how many topics its words are at home. */
  spread: number;
}

export interface Reader {
  wordTopics: WordTopics;
  /** In how many topics such words are at home. */
  spread: (words: readonly string[]) => number;
  knows: (word: string) => boolean;
  /** Words of others are not mended: they may be right in another language. */
  read: (message: readonly string[], isForeign?: (word: string) => boolean) => Reading;
}

type Owned = Pick<Knowledge, 'services' | 'projects' | 'skills'> & { name: string };

const readers = new WeakMap<ChatWords, { owned: Owned; reader: Reader }>();

/** Made once for a list and for what the owner has: it takes most of an answer. */
export function readerOf(words: ChatWords, knowledge: Knowledge): Reader {
  const { about, services, projects, skills } = knowledge;
  const owned: Owned = { name: about.name, services, projects, skills };
  const last = readers.get(words);
  if (last && isSame(last.owned, owned)) return last.reader;
  const reader = createReader(words, knowledge);
  readers.set(words, { owned, reader });
  return reader;
}

const isSame = (one: Owned, other: Owned) =>
  one.name === other.name &&
  one.services === other.services &&
  one.projects === other.projects &&
  one.skills === other.skills;

function createReader(words: ChatWords, knowledge: Knowledge): Reader {
  const shape = createShape(words);
  const phraseOf = (phrase: string) =>
    normalisePhrase(phrase).split(' ').filter(Boolean).map(shape).join(' ');

  function indexOf<Label>(lists: readonly (readonly [Label, string])[]): PhraseIndex<Label> {
    const index: PhraseIndex<Label> = createIndex();
    for (const [label, list] of lists) {
      for (const phrase of namedPhrases(list, knowledge)) addPhrase(index, phraseOf(phrase), label);
    }
    return index;
  }
  const signIndex = (...signs: Sign[]) =>
    indexOf(signs.map((sign) => [sign, words[sign]] as const));

  const courtesies = signIndex('greetings', 'thanks', 'fillers');
  const foreign = signIndex('offTopic');
  const work = signIndex('building', 'dealing');
  const building = signIndex('building');
  const like = signIndex('portfolioLike');
  const problems = indexOf([['maintenance', words.problems ?? '']] as const);
  const topics = indexOf<ChatTopic>([
    ...CHAT_TOPICS.map((topic) => [topic, words.topics[topic]] as const),
    ['maintenance', words.problems ?? ''],
  ]);
  for (const [topic, names] of ownedNames(knowledge)) {
    // Unless a list knows it already.
    for (const name of names) {
      const phrase = phraseOf(name);
      if (!topics.phrases.has(phrase)) addPhrase(topics, phrase, topic);
    }
  }
  const wordTopics = createWordTopics(topics.phrases);
  const indexes = [courtesies, foreign, work, like, topics];
  const known = new Set(
    indexes.flatMap(({ phrases }) => [...phrases.keys()].flatMap((text) => text.split(' '))),
  );
  const spelling = createSpelling(known, {
    hasCompounds: words.hasCompounds,
    beginnings: listPhrases(words.beginnings ?? '').flatMap(wordsOf),
  });
  const remembered = new Map<string, readonly string[]>();

  function mend(word: string): readonly string[] {
    const before = remembered.get(word);
    if (before) return before;
    const meant = spelling.meant(word) ?? [word];
    // Nobody fills the memory with made-up words.
    if (remembered.size < MENDED_MAX) remembered.set(word, meant);
    return meant;
  }

  return {
    wordTopics,
    spread: (words) => wordTopics.spread(words.map(shape).join(' ')),
    knows: (word) => spelling.knows(shape(word)),
    read(message, isForeign = () => false) {
      const said: string[] = [];
      const origins: number[] = [];
      const mended = new Set<number>();
      for (const [place, word] of message.entries()) {
        const shaped = shape(word);
        const isTaken = place >= MENDED_WORDS || isForeign(word);
        for (const meant of isTaken ? [shaped] : mend(shaped)) {
          if (meant !== shaped) mended.add(place);
          said.push(meant);
          origins.push(place);
        }
      }
      function find<Label>(index: PhraseIndex<Label>): FoundPhrase<Label>[] {
        return phrasesIn(said, index).map((phrase) => ({
          ...phrase,
          places: [...new Set(phrase.places.map((place) => origins[place] ?? 0))],
        }));
      }
      return {
        known: message.filter((word) => spelling.knows(shape(word))).length,
        courtesies: find(courtesies),
        // A guess is not enough to turn somebody away.
        offTopic: find(foreign).filter(({ places }) => !places.some((place) => mended.has(place))),
        work: find(work),
        portfolioLike: find(like),
        topics: find(topics).map((phrase) => ({
          ...phrase,
          isShared: building.phrases.has(phrase.text),
          isProblem: problems.phrases.has(phrase.text),
          spread: wordTopics.spread(phrase.text),
        })),
        hints: said.flatMap((word, at) => {
          const hints = wordTopics.hintsOf(word);
          return hints ? [{ place: origins[at] ?? 0, hints }] : [];
        }),
      };
    },
  };
}

/** How many words of a message are mended, and how many are remembered. */
const MENDED_WORDS = 60;
const MENDED_MAX = 2000;

/** How a word is compared: written out, and without its ending. */
function createShape({ endings = '', shortForms = '' }: ChatWords): (word: string) => string {
  const long = new Map(
    listPhrases(shortForms).map((pair) => {
      const [short = '', meaning = ''] = pair.split('=');
      return [wordsOf(short).join(''), wordsOf(meaning).join('')];
    }),
  );
  const ends = listPhrases(endings)
    .flatMap(wordsOf)
    .sort((a, b) => b.length - a.length);
  const shapes = new Map<string, string>();
  return (word) => {
    const before = shapes.get(word);
    if (before !== undefined) return before;
    const whole = long.get(word) ?? word;
    const end = ends.find(
      (each) => whole.endsWith(each) && whole.length - each.length >= STEM_FROM,
    );
    const shaped = end === undefined ? whole : whole.slice(0, -end.length);
    if (shapes.size < SHAPES_MAX) shapes.set(word, shaped);
    return shaped;
  };
}

const SHAPES_MAX = 20_000;

/** What the owner offers, uses and built. */
function ownedNames({ services, skills, projects }: Knowledge): [ChatTopic, string[]][] {
  return [
    ['services', services.map(({ title }) => title)],
    ['tech', skills.categories.flatMap((category) => category.skills.map(({ name }) => name))],
    ['portfolio', projects.map(({ title }) => title)],
  ];
}

/** `{name}` in a list stands for the owner's full name and for each part of it. */
function namedPhrases(list: string, { about }: Knowledge): string[] {
  const name = about.name.trim();
  const names = name === '' ? [] : [name, ...name.split(/\s+/)];
  return listPhrases(list).flatMap((phrase) =>
    phrase.includes('{name}')
      ? names.map((each) => phrase.replace('{name}', () => each))
      : [phrase],
  );
}
