// How much is held about somebody, in words.
import type { HeldAbout } from '#app/content/person.ts';

/** One and several; what has no word of its own is called what it is stored as. */
const WORDS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  messages: ['message', 'messages'],
  consultations: ['consultation request', 'consultation requests'],
  bookings: ['booking', 'bookings'],
  held: ['request held back as spam', 'requests held back as spam'],
  mails: ['mail', 'mails'],
  unreadable: ['copy that cannot be read', 'copies that cannot be read'],
  requests: ['trace of a delivery', 'traces of deliveries'],
};

export function heldWords(held: HeldAbout): string {
  const counts = Object.entries(held).filter(([, items]) => items.length > 0);
  return counts
    .map(([name, { length }]) => `${length} ${WORDS[name]?.[length === 1 ? 0 : 1] ?? name}`)
    .join(', ');
}
