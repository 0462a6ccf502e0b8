// What the forms offer to choose from at first (page-texts.ts). Stored as written here, shown in the visitor's language.
import type { MessageKind } from './messages.ts';

export const PROJECT_TYPES = [
  'Web Application',
  'Mobile App',
  'E-commerce',
  'AI/ML Integration',
  'API Development',
  'Custom Software',
  'Other',
] as const;

export const BUDGETS = [
  '$1,000 - $5,000',
  '$5,000 - $10,000',
  '$10,000 - $25,000',
  '$25,000 - $50,000',
  '$50,000+',
] as const;

export const TIMELINES = ['1-2 weeks', '1 month', '2-3 months', '3-6 months', '6+ months'] as const;

export const PREFERRED_TIMES = [
  'Morning (9 AM - 12 PM)',
  'Afternoon (12 PM - 6 PM)',
  'Evening (6 PM - 9 PM)',
  'Flexible',
] as const;

export const CONTACT_SERVICES = [
  'Full-Stack Development',
  'Mobile App Development',
  'AI/ML Solutions',
  'Backend Development',
  'DevOps & Cloud',
  'UI/UX Design',
  'Automation Tools',
  'Maintenance & Support',
] as const;

/** How many services a contact message can name. */
export const CONTACT_SERVICES_MAX = 8;

/** The chosen services with one more: never twice, never more than the most. */
export function addService(chosen: readonly string[], service: string): string[] {
  const isFull = chosen.length >= CONTACT_SERVICES_MAX;
  return !service || isFull || chosen.includes(service) ? [...chosen] : [...chosen, service];
}

/** A field of every form that no person sees. It is called like nothing that a browser knows about its user. */
export const TRAP_FIELD = 'remarks';

/** Where a site on a server takes what is sent without scripts, and answers in the language that was read. */
export function plainFormAction(kind: MessageKind, language: string): string {
  return `/requests/${kind}?lang=${language}`;
}
