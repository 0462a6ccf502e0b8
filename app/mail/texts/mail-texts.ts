// What mails to visitors say. `{name}` stands for what is filled in.
import type { Language } from '#app/i18n/languages.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en, type MailTexts } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ur } from './ur.ts';

export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, de, fr, it, ur, ar };

/** The text with what belongs into it. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
