import type { CollectionKey } from '#app/content/collections.ts';
import { EDITED } from './dashboard/activity.ts';

/** What the owner calls a collection. */
export const COLLECTION_NAMES: Record<CollectionKey, string> = {
  about: EDITED.about.label,
  skills: EDITED.skills.label,
  projects: EDITED.projects.label,
  services: EDITED.services.label,
  caseStudies: EDITED.caseStudies.label,
  trustedCompanies: EDITED.trustedCompanies.label,
  blogPosts: EDITED.blogPosts.label,
  chatbot: EDITED.chatbot.label,
  sectionVisibility: EDITED.sectionVisibility.label,
  settings: EDITED.settings.label,
  messages: 'Messages',
  consultations: 'Consultation requests',
  bookings: 'Booking requests',
  auth: 'Sign-in',
  theme: 'Theme',
  language: 'Language',
  siteSnapshot: 'Snapshot before an import',
  latestPosts: 'Newest posts of the landing page',
  consent: 'Answer about analytics',
};
