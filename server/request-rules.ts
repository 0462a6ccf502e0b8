// What keeps the inbox clean without asking anybody else: sizes, a field for machines, haste, and how much one
// address sends. What looks like spam is taken in and held back; only what would fill the database is refused.
import { createHash } from 'node:crypto';
import type { Outgoing, VisitorRequest } from '#app/content/requests.ts';

/** Of a request as it travels: nobody pastes more. */
export const REQUEST_MAX_BYTES = 1_000_000;

/** In characters. More is taken in all the same, and looked at before it is among the others. */
const TEXT_MAX = 1000;
const LONG_TEXT_MAX = 20_000;
const LONG_TEXTS = ['message', 'description', 'notes'];
/** Of everything that is typed into a form. */
const WHOLE_TEXT_MAX = 30_000;
/** Nobody chooses more from a list. */
const CHOICES_MAX = 50;

/** Nobody opens a page and has written a message so soon. */
const HASTE_MS = 2000;

const MINUTE_MS = 60_000;

/** How many requests of one address are taken as they are. */
export const FREE_IN_TEN_MINUTES = 10;
export const FREE_IN_A_DAY = 50;
/** Beyond this nothing is taken from it any more. */
export const MOST_IN_AN_HOUR = 100;
/** Beyond this it is not even looked at: what is refused, and what comes once more, takes its time too. */
export const TRIES_IN_AN_HOUR = 300;

export const WINDOWS_MS = {
  tenMinutes: 10 * MINUTE_MS,
  hour: 60 * MINUTE_MS,
  day: 24 * 60 * MINUTE_MS,
} as const;

/** How many an address has sent, the one at hand included. */
export type SentCounts = Record<keyof typeof WINDOWS_MS, number>;

/** It holds more than anybody types or chooses. */
function isTooLong({ value }: VisitorRequest): boolean {
  let whole = 0;
  const isOneTooLong = Object.entries(value).some(([name, field]) => {
    const most = LONG_TEXTS.includes(name) ? LONG_TEXT_MAX : TEXT_MAX;
    const texts = [field].flat().filter((text) => typeof text === 'string');
    whole += texts.join('').length;
    return texts.length > CHOICES_MAX || texts.some((text) => text.length > most);
  });
  return isOneTooLong || whole > WHOLE_TEXT_MAX;
}

export function isSuspicious({ trap = '', openFor, request }: Outgoing): boolean {
  return trap !== '' || (openFor !== undefined && openFor < HASTE_MS) || isTooLong(request);
}

export function isTooMuch({ tenMinutes, day }: SentCounts): boolean {
  return tenMinutes > FREE_IN_TEN_MINUTES || day > FREE_IN_A_DAY;
}

export function isFlood({ hour }: SentCounts): boolean {
  return hour > MOST_IN_AN_HOUR;
}

/** An address is only compared with itself. */
export function senderOf(address: string): string {
  return createHash('sha256').update(`sender ${address}`).digest('base64url');
}
