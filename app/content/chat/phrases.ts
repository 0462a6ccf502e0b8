// Finds phrases in a message as whole, consecutive words.
import { normalise } from './normalise.ts';
import type { PhraseList } from './types.ts';

export interface PhraseIndex<Label> {
  /** Phrases as words are compared, each with the labels it was added under. */
  phrases: Map<string, Set<Label>>;
  /** Each of their words, with how many words the longest has that begins with it: none where none does. */
  words: Map<string, number>;
}

export function createIndex<Label>(): PhraseIndex<Label> {
  return { phrases: new Map(), words: new Map() };
}

export interface FoundPhrase<Label> {
  text: string;
  /** Which words of the message it is. */
  places: readonly number[];
  labels: ReadonlySet<Label>;
}

/** What somebody wrote down as a list. */
export function listPhrases(list: PhraseList): string[] {
  return list
    .split(/[,،\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

/** A letter that nobody types: what stands for it is left alone. */
const NAME_LETTER = 'ꙮ';

/** As it is compared; `{name}` and the two sides of `u=you` stay what they are. */
export function normalisePhrase(phrase: string): string {
  const [first = '', ...rest] = phrase
    .replaceAll('{name}', NAME_LETTER)
    .split('=')
    .map((side) => normalise(side).replaceAll(NAME_LETTER, '{name}'));
  return [first, ...rest].join('=');
}

/** Begins a list that was packed while building (scripts/pack-phrases.mjs): its phrases are normal already. */
const PACKED = '^';

/** The phrases of a word list as they are compared. */
export function phrasesOf(list: PhraseList): string[] {
  if (!list.startsWith(PACKED)) return listPhrases(list).map(normalisePhrase).filter(Boolean);
  let phrase = '';
  // A capital letter says how much of the phrase before it a phrase begins with.
  return list
    .slice(PACKED.length)
    .split(/(?=[A-Z])/)
    .map((part) => {
      phrase = phrase.slice(0, part.charCodeAt(0) - 'A'.charCodeAt(0)) + part.slice(1);
      return phrase;
    });
}

/** The words are those of a phrase as they are compared. */
export function addPhrase<Label>(
  index: PhraseIndex<Label>,
  words: readonly string[],
  label: Label,
): void {
  const text = words.join(' ');
  const labels = index.phrases.get(text);
  if (labels) {
    labels.add(label);
    return;
  }
  index.phrases.set(text, new Set([label]));
  for (const [at, word] of words.entries()) {
    const longest = index.words.get(word) ?? 0;
    index.words.set(word, at === 0 ? Math.max(longest, words.length) : longest);
  }
}

/** Every phrase that the words hold, also those within others. */
export function phrasesIn<Label>(
  words: readonly string[],
  index: PhraseIndex<Label>,
): FoundPhrase<Label>[] {
  const found: FoundPhrase<Label>[] = [];
  for (const [at, first] of words.entries()) {
    const end = Math.min(at + (index.words.get(first) ?? 0), words.length);
    let text = '';
    for (let next = at; next < end; next++) {
      const word = words[next] ?? '';
      // No phrase has it, however long.
      if (!index.words.has(word)) break;
      text = next === at ? word : `${text} ${word}`;
      const labels = index.phrases.get(text);
      if (labels) found.push({ text, places: places(at, next - at + 1), labels });
    }
  }
  return found;
}

const places = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

/**
 * The longest first, each word used once: a phrase hides the shorter ones that overlap it. Of two that are as long, the
 * one that tells more hides the other.
 */
export function withoutHidden<Phrase extends { places: readonly number[]; spread: number }>(
  found: readonly Phrase[],
): Phrase[] {
  const used = new Set<number>();
  return found
    .toSorted((one, other) => other.places.length - one.places.length || one.spread - other.spread)
    .filter((phrase) => {
      if (phrase.places.some((place) => used.has(place))) return false;
      for (const place of phrase.places) used.add(place);
      return true;
    });
}
