// What the assistant may say for an owner who has begun anew. Its sentences come with the site and make promises of the
// invented owner: prices, weeks, a warranty, kinds of work. What is left is about this page, or filled from the content.
import type { ChatTopic, Knowledge } from './types.ts';

/** Of each topic the places of those sentences, the same in every language; of the others none. */
const KEPT: { [Topic in ChatTopic]?: string } = {
  contactInfo: '01356',
  booking: '0123',
  startProcess: '02',
  services: '02',
  experience: '123',
  tech: '0',
  pricing: '1',
  timeline: '2',
  portfolio: '02',
  contact: '013',
};

/** Said instead of what the invented owner promises, and not beside it. */
const INSTEAD: typeof KEPT = { contactInfo: '56' };

/** Of the questions that come with the site the last two are about work that not everybody does. */
const OWN_QUESTIONS = 8;

/** Whether the sentence at that place is said for this owner. */
export function isTrue(topic: ChatTopic, at: number, { isOwn }: Knowledge): boolean {
  const isListed = ((isOwn ? KEPT : INSTEAD)[topic] ?? '').includes(`${at}`);
  return isListed === Boolean(isOwn);
}

export function askable({ texts: { suggestions }, isOwn }: Knowledge): readonly string[] {
  return isOwn ? suggestions.slice(0, OWN_QUESTIONS) : suggestions;
}
