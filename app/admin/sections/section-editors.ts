import type { ScreenKey } from '#app/content/collections.ts';
import type { SectionId } from '#app/content/sections.ts';

/** Where what a section shows is edited. */
export const SECTION_EDITORS: Readonly<Record<SectionId, readonly ScreenKey[]>> = {
  hero: ['about'],
  about: ['about', 'technologies'],
  skills: ['skills'],
  projects: ['projects'],
  services: ['services'],
  'process-flow': ['processSteps'],
  'why-choose-us': ['principles'],
  'client-success': ['clientSuccess'],
  'trusted-companies': ['trustedCompanies'],
  'case-studies': ['caseStudies'],
  blog: ['blogPosts'],
  testimonials: ['testimonials'],
  contact: ['about'],
  'schedule-call': ['availability'],
};
