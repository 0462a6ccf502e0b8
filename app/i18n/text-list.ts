import { useTranslation } from 'react-i18next';
import { en, type Texts } from './locales/en.ts';

/** The lists among the texts, by their key, with what they hold. */
interface TextLists {
  'options.contactServices': Texts['options']['contactServices'];
}

export type TextListKey = keyof TextLists;

const english = (key: TextListKey): unknown =>
  key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], en);

/** A translated list; the English one where a language holds something that is not a list. */
export function listOrEnglish<K extends TextListKey>(key: K, translated: unknown): TextLists[K] {
  return (Array.isArray(translated) ? translated : english(key)) as TextLists[K];
}

export function useTextList<K extends TextListKey>(key: K): TextLists[K] {
  const { i18n } = useTranslation();
  return listOrEnglish(key, i18n.getResource(i18n.language, 'translation', key));
}
