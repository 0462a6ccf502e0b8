// Says a text of the language files: found by its path, in the form that a count asks for, its gaps filled.
import type { Texts } from './locales/en.ts';

type PluralForm = Intl.LDMLPluralRule;

type Path<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Base}_${PluralForm}`
      ? Base
      : K
    : T[K] extends readonly unknown[]
      ? never
      : `${K}.${Path<T[K]>}`;
}[keyof T & string];

/** Where a text stands, its parents first: `hero.hireMe`. The forms of a plural share one. */
export type TextKey = Path<Texts>;

/** The values fill the gaps of their name; `count` also chooses among the forms of a plural. */
export type Translate = (key: TextKey, values?: object) => string;

/** What a language lacks is said by the other one. */
export function translator(language: string, texts: object, other?: Translate): Translate {
  let rules: Intl.PluralRules | undefined;

  function formOf(count: unknown): string {
    if (typeof count !== 'number') return '';
    rules ??= new Intl.PluralRules(language);
    return `_${rules.select(count)}`;
  }

  return (key, values = {}) => {
    const of = values as Record<string, unknown>;
    const text = textAt(texts, key + formOf(of.count)) ?? textAt(texts, key);
    if (text === undefined) return other?.(key, values) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name) => String(of[name] ?? ''));
  };
}

function textAt(texts: object, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], texts);
  return typeof found === 'string' ? found : undefined;
}
