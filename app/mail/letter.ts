// A mail before it is written down: as plain text and as HTML, from one source.
import type { Message } from '#app/content/messages.ts';
import { DEFAULT_LANGUAGE, type Language, toLanguage } from '#app/i18n/languages.ts';

export type Block =
  | { kind: 'text'; text: string }
  /** In small letters, below the rest. */
  | { kind: 'note'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  /** What somebody else wrote, as they wrote it. */
  | { kind: 'quote'; text: string }
  | { kind: 'link'; text: string; href: string };

export interface Invite {
  method: 'REQUEST' | 'CANCEL';
  /** An iCalendar file. */
  file: string;
}

export interface Letter {
  language: Language;
  subject: string;
  blocks: readonly Block[];
  invite?: Invite;
}

/** Who writes, and in whose colour. */
export interface MailOwner {
  name: string;
  email: string;
  /** `#3b82f6` */
  color: string;
  timeZone: string;
  /** Who has begun anew: nothing is promised in their name. */
  isOwn?: boolean | undefined;
  /** Where the site is, when that is known. */
  site?: string | undefined;
}

/** In which its visitor reads. */
export const languageOf = ({ language }: Pick<Message, 'language'>): Language =>
  toLanguage(language) ?? DEFAULT_LANGUAGE;

const SUBJECT_MAX = 200;

export function withoutBreaks(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** A subject is one line, whatever was typed, and no longer than anybody reads. */
export function oneLine(text: string): string {
  const line = withoutBreaks(text);
  const letters = [...line];
  return letters.length > SUBJECT_MAX ? `${letters.slice(0, SUBJECT_MAX).join('')}…` : line;
}

export function plainText({ blocks }: Pick<Letter, 'blocks'>): string {
  return blocks.map(plainBlock).join('\n\n');
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'quote':
      return block.text.replace(/^/, '> ').replace(/\r\n?|\n/g, '\n> ');
    case 'link':
      return `${block.text}: ${block.href}`;
  }
}
