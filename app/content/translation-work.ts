// What there is to translate, and how far it is.
import { builtInContent } from './built-in.ts';
import type { SiteContent } from './bundle.ts';
import { keysOf, type SiteKey } from './collections.ts';
import type { LanguageCode } from './language-codes.ts';
import { readableTexts } from './readable.ts';
import type { Translation } from './translations.ts';

export interface SourceText {
  collection: SiteKey;
  at: string;
  source: string;
  /** It may stay what it is. */
  isName: boolean;
}

export interface Work extends SourceText {
  /** Empty while there is none. */
  translation: string;
  /** Changed: the text at this place was another one when it was translated. */
  state: 'done' | 'missing' | 'changed' | 'name';
  /** The former translation. */
  suggestion?: string;
}

/** Posts are written in one language each. */
const TRANSLATED = keysOf('site').filter((key) => key !== 'blogPosts' && key !== 'translations');

/** Every text once, where it stands first. Figures need no translation. */
export function sourceTexts(site: Pick<SiteContent, SiteKey>): SourceText[] {
  const texts = new Map<string, SourceText>();
  for (const collection of TRANSLATED) {
    for (const { text: source, at, as } of readableTexts(collection, site[collection])) {
      const isName = as === 'name' && texts.get(source)?.isName !== false;
      if (!/\p{L}/u.test(source)) continue;
      texts.set(source, { ...(texts.get(source) ?? { collection, at, source }), isName });
    }
  }
  return [...texts.values()];
}

const sampleAt = new Map(sourceTexts(builtInContent).map(({ at, source }) => [at, source]));

const samples: ReadonlySet<string> = new Set(sampleAt.values());

/** It comes with the site, and so do its translations. */
export function isSample(source: string): boolean {
  return samples.has(source);
}

export function workIn(
  language: LanguageCode,
  texts: readonly SourceText[],
  builtIn: Readonly<Record<string, string>>,
  own: readonly Translation[],
): Work[] {
  const mine = own.filter((each) => each.language === language);
  const bySource = new Map(mine.map(({ source, text }) => [source, text]));
  const byPlace = new Map(mine.map(({ at, text }) => [at, text]));
  return texts.map((each) => {
    const translation = bySource.get(each.source) ?? builtIn[each.source] ?? '';
    if (translation) return { ...each, translation, state: 'done' };
    const suggestion = byPlace.get(each.at) ?? builtIn[sampleAt.get(each.at) ?? ''];
    if (suggestion && !each.isName) return { ...each, translation, state: 'changed', suggestion };
    return { ...each, translation, state: each.isName ? 'name' : 'missing' };
  });
}

/** The translations with one more, or without one whose text is empty. */
export function translated(
  own: readonly Translation[],
  language: LanguageCode,
  { source, at }: Pick<SourceText, 'source' | 'at'>,
  text: string,
): Translation[] {
  const others = own.filter((each) => each.language !== language || each.source !== source);
  return text ? [...others, { language, source, text, at }] : others;
}
