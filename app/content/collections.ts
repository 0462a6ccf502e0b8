// The registry: one line a collection. Storage keys, types, import, export and the API follow.
import type * as z from 'zod/mini';
import { about } from './about.ts';
import { blogPosts } from './blog-posts.ts';
import { caseStudies } from './case-studies.ts';
import { chatbot } from './chatbot.ts';
import { latestPosts } from './latest-posts.ts';
import { messages } from './messages.ts';
import { projects } from './projects.ts';
import { bookings, consultations } from './requests.ts';
import { sectionVisibility } from './section-visibility.ts';
import { services } from './services.ts';
import { auth, consent, language, theme } from './session.ts';
import { settings } from './settings.ts';
import { siteSnapshot } from './site-snapshot.ts';
import { skills } from './skills.ts';
import { trustedCompanies } from './trusted-companies.ts';

export const collections = {
  about,
  skills,
  projects,
  services,
  caseStudies,
  trustedCompanies,
  blogPosts,
  chatbot,
  sectionVisibility,
  settings,
  messages,
  consultations,
  bookings,
  auth,
  theme,
  language,
  siteSnapshot,
  latestPosts,
  consent,
};

export type CollectionKey = keyof typeof collections;
export type Content = { [K in CollectionKey]: z.infer<(typeof collections)[K]['schema']> };

export const collectionKeys = Object.keys(collections) as CollectionKey[];

export type SiteKey = {
  [K in CollectionKey]: (typeof collections)[K]['scope'] extends 'site' ? K : never;
}[CollectionKey];
