// Sentences that lead to a section of the page. There is no way to one that the owner has hidden, or that has nothing in it.
import type { SectionId } from '../sections.ts';
import type { ChatTopic, Knowledge } from './types.ts';

/** Of each topic the place of that sentence, the same in every language, and where it leads. */
const LEADS_TO: { [Topic in ChatTopic]?: readonly [place: number, ...to: SectionId[]] } = {
  booking: [1, 'schedule-call'],
  services: [1, 'services'],
  experience: [2, 'about'],
  tech: [2, 'skills'],
  portfolio: [1, 'projects', 'case-studies', 'testimonials'],
  quality: [2, 'testimonials', 'case-studies'],
};

/** Whether the sentence at that place leads nowhere. */
export function leadsNowhere(topic: ChatTopic, at: number, { absent }: Knowledge): boolean {
  const [place, ...to] = LEADS_TO[topic] ?? [];
  return at === place && to.some((section) => absent?.includes(section));
}

/** Whether a topic is about the form, and there is none: what is left of it is how to write, and who it is that answers. */
export function isWithoutForm(topic: ChatTopic, { absent }: Knowledge): boolean {
  return topic === 'contact' && absent?.includes('contact') === true;
}
