// Decides what a message is about.
import { normalise } from './normalise.ts';
import { addPhrase, createIndex, listPhrases, type PhraseIndex, phrasesIn } from './phrases.ts';
import {
  type AnswerTopic,
  CHAT_TOPICS,
  type ChatTopic,
  type ChatWords,
  type Knowledge,
} from './types.ts';

type Sign = Exclude<keyof ChatWords, 'topics'>;

/**
 * Whoever asks for a price or a duration names the thing as well (`mobile app cost`), so these two
 * answer before the topic of the thing.
 */
const ASKING_TOPICS: ReadonlySet<ChatTopic> = new Set(['pricing', 'timeline']);

/** Small enough that a shared phrase of two words counts less than any other single word. */
const SHARED_WEIGHT = 1 / 8;

/** The built-in answer for the words of a message. */
export function recognise(
  message: readonly string[],
  knowledge: Knowledge,
): Exclude<AnswerTopic, 'custom'> {
  const courtesy = onlyCourtesy(message, knowledge);
  if (courtesy) return courtesy;
  const work = mentions(message, knowledge, ['building', 'dealing']);
  // A project can be about the weather; a question about the weather is not a project.
  if (!work && mentions(message, knowledge, ['offTopic'])) return 'offTopic';
  const topic = bestTopic(message, knowledge);
  if (topic) return topic;
  return work || mentions(message, knowledge, ['portfolioLike']) ? 'moreDetail' : 'offTopic';
}

/** A message is a greeting or thanks when nothing else is said; of both, thanks is answered. */
function onlyCourtesy(
  message: readonly string[],
  knowledge: Knowledge,
): 'greeting' | 'thanks' | undefined {
  const found = phrasesIn(message, signs(knowledge, ['greetings', 'thanks', 'fillers']));
  const understood = found.reduce((total, { length }) => total + length, 0);
  if (understood < message.length) return undefined;
  if (found.some(({ labels }) => labels.has('thanks'))) return 'thanks';
  return found.some(({ labels }) => labels.has('greetings')) ? 'greeting' : undefined;
}

function mentions(
  message: readonly string[],
  knowledge: Knowledge,
  wanted: readonly Sign[],
): boolean {
  return phrasesIn(message, signs(knowledge, wanted)).length > 0;
}

/**
 * Each phrase found counts the square of its words for its topic, so one phrase of two words beats
 * three single words. What every project shares counts little, so that `is my website safe` is about
 * safety. The first of the best topics wins.
 */
function bestTopic(message: readonly string[], knowledge: Knowledge): ChatTopic | undefined {
  const scores = new Map<ChatTopic, number>();
  const building = signs(knowledge, ['building']);
  for (const { text, length, labels } of phrasesIn(message, topicIndex(knowledge))) {
    const shared = building.phrases.has(text);
    const weight = length ** 2 * (shared ? SHARED_WEIGHT : 1);
    for (const topic of labels) scores.set(topic, (scores.get(topic) ?? 0) + weight);
  }
  const found = CHAT_TOPICS.filter((topic) => scores.has(topic));
  const asking = found.filter((topic) => ASKING_TOPICS.has(topic));
  const candidates = asking.length > 0 ? asking : found;
  const best = Math.max(...candidates.map((topic) => scores.get(topic) ?? 0));
  return candidates.find((topic) => scores.get(topic) === best);
}

const topicIndexes = new WeakMap<Knowledge, PhraseIndex<ChatTopic>>();
const signIndexes = new WeakMap<Knowledge, Map<string, PhraseIndex<Sign>>>();

/** Made once for what is known: it took most of an answer. */
function topicIndex(knowledge: Knowledge): PhraseIndex<ChatTopic> {
  const index = topicIndexes.get(knowledge) ?? makeTopicIndex(knowledge);
  topicIndexes.set(knowledge, index);
  return index;
}

/** The word lists, and what the owner offers, uses and built unless a list knows it already. */
function makeTopicIndex(knowledge: Knowledge): PhraseIndex<ChatTopic> {
  const index: PhraseIndex<ChatTopic> = createIndex();
  for (const words of knowledge.words) {
    for (const topic of CHAT_TOPICS) addList(index, words.topics[topic], topic, knowledge);
  }
  const { services, skills, projects } = knowledge;
  const owned: [ChatTopic, string[]][] = [
    ['services', services.map(({ title }) => title)],
    ['tech', skills.categories.flatMap((category) => category.skills.map(({ name }) => name))],
    ['portfolio', projects.map(({ title }) => title)],
  ];
  for (const [topic, names] of owned) {
    for (const name of names)
      if (!index.phrases.has(normalise(name))) addPhrase(index, name, topic);
  }
  return index;
}

function signs(knowledge: Knowledge, wanted: readonly Sign[]): PhraseIndex<Sign> {
  const indexes = signIndexes.get(knowledge) ?? new Map<string, PhraseIndex<Sign>>();
  signIndexes.set(knowledge, indexes);
  const known = indexes.get(wanted.join());
  if (known) return known;
  const index: PhraseIndex<Sign> = createIndex();
  for (const words of knowledge.words) {
    for (const sign of wanted) addList(index, words[sign], sign, knowledge);
  }
  indexes.set(wanted.join(), index);
  return index;
}

/** `{name}` in a list stands for the owner's full name and for each part of it. */
function addList<Label>(
  index: PhraseIndex<Label>,
  list: string,
  label: Label,
  { about }: Knowledge,
): void {
  const name = about.name.trim();
  const names = name === '' ? [] : [name, ...name.split(/\s+/)];
  for (const phrase of listPhrases(list)) {
    const variants = phrase.includes('{name}')
      ? names.map((each) => phrase.replace('{name}', () => each))
      : [phrase];
    for (const variant of variants) addPhrase(index, variant, label);
  }
}
