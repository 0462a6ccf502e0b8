// The registry: one line a collection. Storage keys, types, import, export, the API and the admin's menu follow, in
// this order; a new one stands behind the others of its scope, so that exports of a site stay the same to the byte.
import type * as z from 'zod/mini';
import { about } from './about.ts';
import { availability } from './availability.ts';
import { blogPosts } from './blog-posts.ts';
import { caseStudies } from './case-studies.ts';
import { chatQuestions } from './chat-questions.ts';
import { chatbot } from './chatbot.ts';
import { clientSuccess } from './client-success.ts';
import type { Scope, Screen } from './collection.ts';
import { messages } from './messages.ts';
import { pageTexts } from './page-texts.ts';
import { principles } from './principles.ts';
import { processSteps } from './process.ts';
import { projects } from './projects.ts';
import { bookings, consultations } from './requests.ts';
import { sectionVisibility } from './section-visibility.ts';
import { services } from './services.ts';
import { auth, consent, language, theme } from './session.ts';
import { settings } from './settings.ts';
import { siteSnapshot } from './site-snapshot.ts';
import { skills } from './skills.ts';
import { technologies } from './technologies.ts';
import { testimonials } from './testimonials.ts';
import { translations } from './translations.ts';
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
  availability,
  pageTexts,
  technologies,
  processSteps,
  principles,
  clientSuccess,
  testimonials,
  translations,
  messages,
  consultations,
  bookings,
  auth,
  theme,
  language,
  siteSnapshot,
  consent,
  chatQuestions,
};

export type CollectionKey = keyof typeof collections;
export type Content = { [K in CollectionKey]: z.infer<(typeof collections)[K]['schema']> };

export const collectionKeys = Object.keys(collections) as CollectionKey[];

/** The collections whose declaration says this much. */
type KeyWith<Part> = {
  [K in CollectionKey]: (typeof collections)[K] extends Part ? K : never;
}[CollectionKey];

export type KeyOf<Where extends Scope> = KeyWith<{ scope: Where }>;
export type SiteKey = KeyOf<'site'>;
/** Those that the admin has a screen for. */
export type ScreenKey = KeyWith<{ screen: Screen }>;

/** The lists that the page is not without. */
export type NeverEmptyKey = KeyWith<{ neverEmpty: true }>;

export const neverEmptyKeys = collectionKeys.filter(
  (key) => 'neverEmpty' in collections[key],
) as NeverEmptyKey[];

export function keysOf<Where extends Scope>(scope: Where): KeyOf<Where>[] {
  return collectionKeys.filter((key) => collections[key].scope === scope) as KeyOf<Where>[];
}

export const screenKeys = collectionKeys.filter(
  (key) => 'screen' in collections[key],
) as ScreenKey[];
