// What a file in `locales` provides.
import type { ChatPack } from '#app/content/chat/types.ts';
import type { Texts } from './locales/en.ts';
import type { LegalTexts } from './locales/en-legal.ts';

type PartialTexts<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: PartialTexts<T[K]> }
    : T;

export interface Locale {
  /** What is missing shows in English. */
  texts: PartialTexts<Texts>;
  /** The built-in content, by its English text: what the owner has rewritten is not found here. */
  builtIn: Record<string, string>;
  /** The footer's dialogs. */
  legal?: LegalTexts;
  /** The assistant. */
  chat?: ChatPack;
}
