// What `locales/<code>.ts` provides. The assistant has a file of its own beside it, `<code>-chat.ts`.
import type { Texts } from './locales/en.ts';
import type { LegalTexts } from './locales/en-legal.ts';

/** The plural forms that English does not have: a language adds those of its own rules. */
type OtherPlurals<Key> = Key extends `${infer Base}_other`
  ? `${Base}_${'zero' | 'two' | 'few' | 'many'}`
  : never;

type Translated<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]: Translated<T[K]> } & { [K in OtherPlurals<keyof T>]?: string }
    : string;

export interface Locale {
  /** Everything on the public pages. */
  texts: Translated<Texts>;
  /** The built-in content, by its English text: what the owner has rewritten is not found here. */
  builtIn: Record<string, string>;
  /** The footer's dialogs. */
  legal: LegalTexts;
}
