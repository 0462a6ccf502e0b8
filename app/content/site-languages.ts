// Which languages a site speaks: the one it is written in, and those that visitors can choose.
import { LANGUAGE_CODES, type LanguageCode } from './language-codes.ts';
import type { Settings } from './settings.ts';

export interface SiteLanguages {
  main: LanguageCode;
  /** The main one among them. */
  offered: readonly LanguageCode[];
}

/** Until the owner has said so: English, and all of them. */
const EVERY_LANGUAGE: SiteLanguages = { main: 'en', offered: LANGUAGE_CODES };

export function languagesOf({ languages }: Pick<Settings, 'languages'>): SiteLanguages {
  if (!languages) return EVERY_LANGUAGE;
  const { main, offered } = languages;
  return {
    main,
    offered: LANGUAGE_CODES.filter((code) => code === main || offered.includes(code)),
  };
}
