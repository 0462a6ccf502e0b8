// Finds phrases in a message as whole, consecutive words.
import { normalise } from './normalise.ts';
import type { PhraseList } from './types.ts';

export interface PhraseIndex<Label> {
  /** Normalised phrases, each with the labels it was added under. */
  phrases: Map<string, Set<Label>>;
  /** How many words the longest of them has. */
  longest: number;
}

export function createIndex<Label>(): PhraseIndex<Label> {
  return { phrases: new Map(), longest: 0 };
}

interface FoundPhrase<Label> {
  text: string;
  /** How many words it has. */
  length: number;
  labels: ReadonlySet<Label>;
}

export function listPhrases(list: PhraseList): string[] {
  return list
    .split(/[,،\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

/** The lists are the same for every message; normalising them each time took most of an answer. */
const normalised = new Map<string, string>();

function normalisePhrase(phrase: string): string {
  const known = normalised.get(phrase);
  if (known !== undefined) return known;
  const text = normalise(phrase);
  normalised.set(phrase, text);
  return text;
}

export function addPhrase<Label>(index: PhraseIndex<Label>, phrase: string, label: Label): void {
  const text = normalisePhrase(phrase);
  if (text === '') return;
  const labels = index.phrases.get(text);
  if (labels) {
    labels.add(label);
    return;
  }
  index.phrases.set(text, new Set([label]));
  index.longest = Math.max(index.longest, text.split(' ').length);
}

/** The longest phrases first, each word used once: a phrase hides the shorter ones that overlap it. */
export function phrasesIn<Label>(
  message: readonly string[],
  index: PhraseIndex<Label>,
): FoundPhrase<Label>[] {
  const found: FoundPhrase<Label>[] = [];
  const used = new Set<number>();
  for (let length = index.longest; length > 0; length--) {
    for (let at = 0; at + length <= message.length; at++) {
      const text = message.slice(at, at + length).join(' ');
      const labels = index.phrases.get(text);
      const places = Array.from({ length: labels ? length : 0 }, (_, offset) => at + offset);
      if (!labels || places.some((place) => used.has(place))) continue;
      for (const place of places) used.add(place);
      found.push({ text, length, labels });
    }
  }
  return found;
}
