// Finds phrases in a message as whole, consecutive words.
import { normalise } from './normalise.ts';
import type { PhraseList } from './types.ts';

export interface PhraseIndex<Label> {
  /** Phrases as words are compared, each with the labels it was added under. */
  phrases: Map<string, Set<Label>>;
  /** How many words the longest has that begins with a word. */
  longest: Map<string, number>;
}

export function createIndex<Label>(): PhraseIndex<Label> {
  return { phrases: new Map(), longest: new Map() };
}

export interface FoundPhrase<Label> {
  text: string;
  /** Which words of the message it is. */
  places: readonly number[];
  labels: ReadonlySet<Label>;
}

/** Stands before a phrase of a packed list (scripts/pack-phrases.mjs), for as many words of the one before it. */
const SHARED = '¹²³⁴⁵⁶⁷⁸⁹';

export function listPhrases(list: PhraseList): string[] {
  const phrases: string[] = [];
  for (const part of list.split(/[,،\n]/)) {
    const [mark = ''] = part;
    const shared = mark === '' ? 0 : SHARED.indexOf(mark) + 1;
    const before = shared > 0 ? (phrases.at(-1) ?? '').split(' ').slice(0, shared) : [];
    const phrase = [...before, shared > 0 ? part.slice(1) : part].join(' ').trim();
    if (phrase !== '') phrases.push(phrase);
  }
  return phrases;
}

/** The lists are the same for every message; normalising them each time took most of an answer. */
const normalised = new Map<string, string>();

export function normalisePhrase(phrase: string): string {
  const known = normalised.get(phrase);
  if (known !== undefined) return known;
  const text = normalise(phrase);
  normalised.set(phrase, text);
  return text;
}

/** The text is a phrase as words are compared. */
export function addPhrase<Label>(index: PhraseIndex<Label>, text: string, label: Label): void {
  if (text === '') return;
  const labels = index.phrases.get(text);
  if (labels) {
    labels.add(label);
    return;
  }
  index.phrases.set(text, new Set([label]));
  const words = text.split(' ');
  const [first = ''] = words;
  index.longest.set(first, Math.max(index.longest.get(first) ?? 0, words.length));
}

/** Every phrase that the words hold, also those within others. */
export function phrasesIn<Label>(
  words: readonly string[],
  index: PhraseIndex<Label>,
): FoundPhrase<Label>[] {
  const found: FoundPhrase<Label>[] = [];
  for (const [at, first] of words.entries()) {
    const longest = Math.min(index.longest.get(first) ?? 0, words.length - at);
    for (let length = longest; length > 0; length--) {
      const text = words.slice(at, at + length).join(' ');
      const labels = index.phrases.get(text);
      if (labels) found.push({ text, places: places(at, length), labels });
    }
  }
  return found;
}

const places = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

/** The longest first, each word used once: a phrase hides the shorter ones that overlap it. */
export function withoutHidden<Phrase extends { places: readonly number[] }>(
  found: readonly Phrase[],
): Phrase[] {
  const used = new Set<number>();
  return found
    .toSorted((one, other) => other.places.length - one.places.length)
    .filter((phrase) => {
      if (phrase.places.some((place) => used.has(place))) return false;
      for (const place of phrase.places) used.add(place);
      return true;
    });
}
