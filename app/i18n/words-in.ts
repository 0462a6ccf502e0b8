import type { Translation } from '#app/content/translations.ts';

type Words = Record<string, string>;

/** For each list of translations, by language: the same object for as long as both sources are the same. */
const known = new WeakMap<
  readonly Translation[],
  Map<string, { builtIn: Words | undefined; all: Words }>
>();

/** Everything that can be said in a language, by its source: the owner's own translations go before the built-in ones. */
export function wordsIn(
  language: string,
  builtIn: Words | undefined,
  own: readonly Translation[],
): Words | undefined {
  if (own.length === 0) return builtIn;
  const byLanguage = known.get(own) ?? new Map();
  known.set(own, byLanguage);
  const before = byLanguage.get(language);
  if (before?.builtIn === builtIn && before) return before.all;
  const mine = own.filter((each) => each.language === language);
  const all = { ...builtIn, ...Object.fromEntries(mine.map(({ source, text }) => [source, text])) };
  byLanguage.set(language, { builtIn, all });
  return all;
}
