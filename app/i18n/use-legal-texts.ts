import { legalTexts } from './i18n.ts';
import { type LegalTexts, legal } from './locales/en-legal.ts';
import { useTranslation } from './use-translation.ts';

/** The texts of the footer's dialogs in the visitor's language, English where there are none. */
export function useLegalTexts(): LegalTexts {
  const { i18n } = useTranslation();
  return { ...legal, ...legalTexts(i18n) };
}
