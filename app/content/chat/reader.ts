// One language's word lists, ready to be compared with a message.
import { normalise, wordsOf } from './normalise.ts';
import {
  addPhrase,
  createIndex,
  type FoundPhrase,
  type PhraseIndex,
  phrasesIn,
  phrasesOf,
} from './phrases.ts';
import { createSpelling } from './spelling.ts';
import {
  CHAT_TOPICS,
  type ChatTopic,
  type ChatWords,
  isChatTopic,
  type Knowledge,
} from './types.ts';
import { createWordTopics, type Hints, type WordTopics } from './word-topics.ts';

/** What stays of a word without its article. */
const BARE_FROM = 3;
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
  courtesies: FoundPhrase<Label>[];
  offTopic: FoundPhrase<Label>[];
  /** Something to build, or dealing with the owner. */
  work: FoundPhrase<Label>[];
  portfolioLike: FoundPhrase<Label>[];
  topics: TopicPhrase[];
  /** Which of its words are in the lists. */
  known: ReadonlySet<number>;
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

/** Made once for a list and for what the owner has: it takes longer than an answer. */
export function readerOf(words: ChatWords, knowledge: Knowledge): Reader {
  const steps = prepareReader(words, knowledge);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Makes a reader in small steps, so that a page can do something else between them. */
export function* prepareReader(words: ChatWords, knowledge: Knowledge): Generator<void, Reader> {
  const { about, services, projects, skills } = knowledge;
  const owned: Owned = { name: about.name, services, projects, skills };
  const last = readers.get(words);
  if (last && isSame(last.owned, owned)) return last.reader;
  const reader = yield* createReader(words, knowledge);
  readers.set(words, { owned, reader });
  return reader;
}

const isSame = (one: Owned, other: Owned) =>
  one.name === other.name &&
  one.services === other.services &&
  one.projects === other.projects &&
  one.skills === other.skills;

type Label = Sign | ChatTopic | 'problems';

const SIGNS: readonly Sign[] = [
  'greetings',
  'thanks',
  'fillers',
  'offTopic',
  'building',
  'dealing',
  'portfolioLike',
];

function* createReader(words: ChatWords, knowledge: Knowledge): Generator<void, Reader> {
  const shape = createShape(words);
  yield;
  const index = yield* indexOf(words, knowledge, shape);
  const wordTopics = yield* createWordTopics(index.phrases);
  const spelling = createSpelling(index.words, {
    hasCompounds: words.hasCompounds,
    beginnings: phrasesOf(words.beginnings ?? ''),
  });
  yield;
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
      const found = phrasesIn(said, index).map((phrase) => ({
        ...phrase,
        places: [...new Set(phrase.places.map((place) => origins[place] ?? 0))],
      }));
      const under = (...signs: Sign[]) =>
        found.filter(({ labels }) => signs.some((sign) => labels.has(sign)));
      return {
        known: new Set(
          message.flatMap((word, place) => (spelling.knows(shape(word)) ? [place] : [])),
        ),
        courtesies: under('greetings', 'thanks', 'fillers'),
        // A guess is not enough to turn somebody away.
        offTopic: under('offTopic').filter(
          ({ places }) => !places.some((each) => mended.has(each)),
        ),
        work: under('building', 'dealing'),
        portfolioLike: under('portfolioLike'),
        topics: found.flatMap(({ text, places, labels }) => {
          const topics = new Set([...labels].filter(isChatTopic));
          if (topics.size === 0) return [];
          return {
            text,
            places,
            labels: topics,
            isShared: labels.has('building'),
            // A guess is not enough to count for more either.
            isProblem: labels.has('problems') && !places.some((each) => mended.has(each)),
            spread: wordTopics.spread(text),
          };
        }),
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

/** Every phrase of the lists, under the names of those that hold it. */
function* indexOf(
  words: ChatWords,
  knowledge: Knowledge,
  shape: (word: string) => string,
): Generator<void, PhraseIndex<Label>> {
  const index: PhraseIndex<Label> = createIndex();
  const wordsIn = (phrase: string) => phrase.split(' ').filter(Boolean).map(shape);
  function add(list: string, ...labels: Label[]) {
    for (const phrase of namedPhrases(list, knowledge)) {
      for (const label of labels) addPhrase(index, wordsIn(phrase), label);
    }
  }
  for (const sign of SIGNS) {
    add(words[sign], sign);
    yield;
  }
  for (const topic of CHAT_TOPICS) {
    add(words.topics[topic], topic);
    yield;
  }
  add(words.problems ?? '', 'problems', 'maintenance');
  for (const [topic, names] of ownedNames(knowledge)) {
    for (const name of names.map(wordsOf).map((each) => each.map(shape))) {
      // Unless a list knows it already.
      const known = index.phrases.get(name.join(' '));
      if (![...(known ?? [])].some(isChatTopic)) addPhrase(index, name, topic);
    }
  }
  return index;
}

/** How a word is compared: written out, and without its ending. */
function createShape({
  beginnings = '',
  endings = '',
  shortForms = '',
}: ChatWords): (word: string) => string {
  const long = new Map(
    phrasesOf(shortForms).map((pair) => {
      const [short = '', meaning = ''] = pair.replaceAll(' ', '').split('=');
      return [short, meaning];
    }),
  );
  const articles = phrasesOf(beginnings)
    .filter(({ length }) => length > 1)
    .sort((a, b) => b.length - a.length);
  const ends = phrasesOf(endings).sort((a, b) => b.length - a.length);
  const shapes = new Map<string, string>();
  return (word) => {
    const before = shapes.get(word);
    if (before !== undefined) return before;
    const written = long.get(word) ?? word;
    const article = articles.find(
      (each) => written.startsWith(each) && written.length - each.length >= BARE_FROM,
    );
    const bare = written.slice(article?.length ?? 0);
    const whole = long.get(bare) ?? bare;
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
  const name = normalise(about.name);
  const names = name === '' ? [] : [name, ...name.split(' ')];
  return phrasesOf(list).flatMap((phrase) =>
    phrase.includes('{name}')
      ? names.map((each) => phrase.replace('{name}', () => each))
      : [phrase],
  );
}
