// Decides what a message is about.
import { wordsOf } from './normalise.ts';
import { withoutHidden } from './phrases.ts';
import { type Reading, readerOf, type TopicPhrase } from './reader.ts';
import { isSmallWord } from './spoken.ts';
import { type AnswerTopic, CHAT_TOPICS, type ChatTopic, type Knowledge } from './types.ts';

/**
 * Whoever asks for a price or a duration names the thing as well (`mobile app cost`), so these two
 * answer before the topic of the thing.
 */
const ASKING_TOPICS: ReadonlySet<ChatTopic> = new Set(['pricing', 'timeline']);

/** What a question can be about and still ask something else. */
const THING_TOPICS: ReadonlySet<ChatTopic> = new Set([
  'services',
  'tech',
  'mobile',
  'maps',
  'payments',
]);

/** Long words about something else outweigh it: `how long have you been in business`. */
const ASKING_WEIGHT = 1.8;
/** The name of a thing decides only where nothing else does. */
const THING_WEIGHT = 7 / 8;
const PROBLEM_WEIGHT = 3;
/** Small enough that a shared phrase of two words counts less than any other single word. */
const SHARED_WEIGHT = 1 / 8;
/** Of what single words say, beside the phrases. */
const HINT_WEIGHT = 2 / 5;
/** So much has to be hinted at a topic without a phrase, and where it may be about anything to build. */
const HINTED_FROM = 1 / 2;
const HINTED_LIKE_FROM = 3 / 5;
/** So much has to speak for a price or a duration, for it to be what is asked. */
const ASKED_FROM = 2 / 5;

export const isThing = (topic: AnswerTopic) => THING_TOPICS.has(topic as ChatTopic);
export const isAsking = (topic: AnswerTopic) => ASKING_TOPICS.has(topic as ChatTopic);

export interface Understanding {
  topic: Exclude<AnswerTopic, 'custom'>;
  /** How much its phrases speak for the topic; nothing where it is no topic. */
  score: number;
}

/** The built-in answer for the words of a message. */
export function recognise(message: readonly string[], knowledge: Knowledge): Understanding {
  const readings = readAll(message, knowledge);
  const courtesy = onlyCourtesy(message.length, readings);
  if (courtesy) return { topic: courtesy, score: 0 };
  const mentions = (sign: 'work' | 'portfolioLike') =>
    readings.some((reading) => reading[sign].length > 0);
  // A project can be about the weather; a question about the weather is not a project. Languages that know less of
  // the message mistake their neighbours' words for their own.
  const main = mostKnowing(readings);
  if (!mentions('work') && main && main.offTopic.length > 0) return { topic: 'offTopic', score: 0 };
  const like = readings.flatMap(({ work, portfolioLike }) => [...work, ...portfolioLike]);
  const isLike = like.length > 0;
  // Where it may be about anything to build, the words that say so hint at nothing: then it is better to ask back.
  const isEveryday = (place: number) => like.some(({ places }) => places.includes(place));
  const hintedFrom = isLike ? HINTED_LIKE_FROM : HINTED_FROM;
  const best = bestTopic(withoutStrangers(message, readings), hintedFrom, isEveryday);
  if (best) return best;
  return { topic: isLike ? 'moreDetail' : 'notUnderstood', score: 0 };
}

/** What each of the lists finds. */
export function readAll(message: readonly string[], knowledge: Knowledge): Reading[] {
  const readers = knowledge.words.map((words) => readerOf(words, knowledge));
  return readers.map((reader) => {
    const others = readers.filter((other) => other !== reader);
    const isForeign = (word: string) =>
      isSmallWord(word) || others.some((other) => other.knows(word));
    return reader.read(message, isForeign);
  });
}

function mostKnowing(readings: readonly Reading[]): Reading | undefined {
  return readings.toSorted((one, other) => other.known.size - one.known.size)[0];
}

/** The small words of the language that knows most of the message mean nothing in the others: `ko` is no knockout. */
function withoutStrangers(message: readonly string[], readings: readonly Reading[]): Reading[] {
  const main = mostKnowing(readings);
  const isTaken = (place: number) =>
    main?.known.has(place) === true && isSmallWord(message[place] ?? '');
  return readings.map((reading) =>
    reading.known.size === main?.known.size
      ? reading
      : {
          ...reading,
          topics: reading.topics.filter(({ places }) => !places.every(isTaken)),
          hints: reading.hints.filter(({ place }) => !isTaken(place)),
        },
  );
}

/** So much of a message one list has to know: or it is in another language, whatever it seems to say. */
const GRASPED_FROM = 3 / 5;

export function isGrasped(message: string, knowledge: Knowledge): boolean {
  const words = wordsOf(message);
  const known = readAll(words, knowledge).map(({ known: { size } }) => size);
  return Math.max(...known) >= words.length * GRASPED_FROM;
}

/** A message is a greeting or thanks when nothing else is said; of both, thanks is answered. */
function onlyCourtesy(
  length: number,
  readings: readonly Reading[],
): 'greeting' | 'thanks' | undefined {
  const found = readings.flatMap(({ courtesies }) => courtesies);
  const understood = new Set(found.flatMap(({ places }) => places));
  if (understood.size < length) return undefined;
  if (found.some(({ labels }) => labels.has('thanks'))) return 'thanks';
  return found.some(({ labels }) => labels.has('greetings')) ? 'greeting' : undefined;
}

type Scores = Map<ChatTopic, number>;

function add(scores: Scores, topic: ChatTopic, points: number): void {
  scores.set(topic, (scores.get(topic) ?? 0) + points);
}

/**
 * Each phrase found counts for its topic: more words count more, and what is said about everything less. What every
 * project shares counts little, so that `is my website safe` is about safety.
 */
function scorePhrases(readings: readonly Reading[]): Scores {
  const scores: Scores = new Map();
  const phrases = withoutHidden(sameWords(readings.flatMap(({ topics }) => topics)));
  for (const { places, labels, spread, isShared, isProblem } of phrases) {
    const weight =
      (phraseWeight(places.length) / spread) *
      (isShared ? SHARED_WEIGHT : 1) *
      (isProblem ? PROBLEM_WEIGHT : 1);
    for (const topic of labels) {
      add(scores, topic, weight * (THING_TOPICS.has(topic) ? THING_WEIGHT : 1));
    }
  }
  return scores;
}

/** What its single words say, each by itself. */
function scoreHints(readings: readonly Reading[], counts = (_place: number) => true): Scores {
  const scores: Scores = new Map();
  for (const { place, hints } of readings.flatMap((reading) => reading.hints)) {
    if (!counts(place)) continue;
    for (const [topic, hint] of hints) add(scores, topic, hint);
  }
  return scores;
}

/** By its phrases and by the hints of its words. The first of the best topics wins. */
function bestTopic(
  readings: readonly Reading[],
  hintedFrom: number,
  isEveryday: (place: number) => boolean,
): { topic: ChatTopic; score: number } | undefined {
  const said = scorePhrases(readings);
  const hinted = scoreHints(readings);
  const telling = scoreHints(readings, (place) => !isEveryday(place));
  const found = CHAT_TOPICS.filter(
    (topic) => said.has(topic) || (telling.get(topic) ?? 0) >= hintedFrom,
  );
  const isAsked = found.some(
    (topic) => ASKING_TOPICS.has(topic) && (said.get(topic) ?? 0) >= ASKED_FROM,
  );
  // The thing that it is about does not count then.
  const candidates = isAsked ? found.filter((topic) => !THING_TOPICS.has(topic)) : found;
  const weigh = (topic: ChatTopic) =>
    ((said.get(topic) ?? 0) + HINT_WEIGHT * (hinted.get(topic) ?? 0)) *
    (ASKING_TOPICS.has(topic) ? ASKING_WEIGHT : 1);
  const best = Math.max(...candidates.map(weigh));
  const topic = candidates.find((each) => weigh(each) === best);
  return topic && { topic, score: said.get(topic) ?? 0 };
}

/** Two words say more together than each by itself. */
export const phraseWeight = (words: number) => words ** 1.4;

/** What two languages know under different topics is known under both. */
function sameWords(found: readonly TopicPhrase[]): TopicPhrase[] {
  const together = new Map<string, TopicPhrase>();
  for (const phrase of found) {
    const key = phrase.places.join();
    const other = together.get(key);
    together.set(
      key,
      other
        ? {
            ...other,
            labels: new Set([...other.labels, ...phrase.labels]),
            isShared: other.isShared || phrase.isShared,
            isProblem: other.isProblem || phrase.isProblem,
            spread: Math.min(other.spread, phrase.spread),
          }
        : phrase,
    );
  }
  return [...together.values()];
}
