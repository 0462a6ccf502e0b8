import { en, type Texts } from './locales/en.ts';
import { useTranslation } from './use-translation.ts';

/** The lists among the texts, by their key, with what they hold. */
interface TextLists {
  'options.contactServices': Texts['options']['contactServices'];
}

export type TextListKey = keyof TextLists;

const listIn = (texts: object | undefined, key: TextListKey): unknown =>
  key.split('.').reduce<unknown>((node, part) => (node as typeof texts)?.[part as never], texts);

/** A translated list; the English one where a language holds something that is not a list. */
export function listOrEnglish<K extends TextListKey>(key: K, translated: unknown): TextLists[K] {
  return (Array.isArray(translated) ? translated : listIn(en, key)) as TextLists[K];
}

export function useTextList<K extends TextListKey>(key: K): TextLists[K] {
  const { i18n } = useTranslation();
  return listOrEnglish(key, listIn(i18n.locale()?.texts, key));
}
