import type { SiteKey } from './collections.ts';

/** What a page is made from, for code that must not fetch the schemas. */
export const SITE_KEYS = Object.keys({
  about: 0,
  skills: 0,
  projects: 0,
  services: 0,
  caseStudies: 0,
  trustedCompanies: 0,
  blogPosts: 0,
  chatbot: 0,
  sectionVisibility: 0,
  settings: 0,
  availability: 0,
  pageTexts: 0,
  technologies: 0,
  processSteps: 0,
  principles: 0,
  clientSuccess: 0,
  testimonials: 0,
  translations: 0,
} satisfies Record<SiteKey, 0>) as SiteKey[];
