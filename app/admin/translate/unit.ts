// What files for a translator have in common. A unit is known by its source, so that a file of another site, or of
// texts that were changed since, is recognised.

import { LANGUAGE_CODES, type LanguageCode } from '#app/content/language-codes.ts';
import { printable } from '#app/lib/markup-text.ts';

export interface Unit {
  id: string;
  /** Where the text stands, as the file says it. */
  place: string;
  source: string;
  target: string;
}

export interface TranslationFile {
  main: LanguageCode;
  language: LanguageCode;
  units: Unit[];
}

export type FileRead = { ok: true; file: TranslationFile } | { ok: false; reason: string };

export const refusal = (reason: string): FileRead => ({ ok: false, reason });

/** `en` for `en-GB` as well: programs add what they know of a place. */
export function languageCode(tag: string | null | undefined): LanguageCode | undefined {
  const primary = tag?.trim().toLowerCase().split('-')[0];
  return LANGUAGE_CODES.find((known) => known === primary);
}

/** A text as it comes back: neither form has every character, and programs break lines as they like. */
export function asCarried(text: string): string {
  return printable(text).replace(/\r\n?/g, '\n');
}

/** A number for a text that two texts do not share by accident (FNV-1a, twice 32 bits). */
export function unitId(source: string): string {
  const half = (start: number) => {
    let hash = start;
    for (const unit of source)
      hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    return hash.toString(16).padStart(8, '0');
  };
  return `t${half(0x811c9dc5)}${half(0x2f0b4c47)}`;
}
