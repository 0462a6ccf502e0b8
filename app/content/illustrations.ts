import type { CaseStudy } from './case-studies.ts';

/** The drawings that a case study can wear, and what the owner calls them. */
export const ILLUSTRATIONS: Readonly<Record<string, string>> = {
  'storefront-speed': 'Storefront',
  'support-assistant': 'Assistant',
  'live-analytics': 'Analytics',
};

/** The drawing that a case study's icon names. */
export function illustrationOf({ icon = '' }: CaseStudy): string | undefined {
  return Object.hasOwn(ILLUSTRATIONS, icon) ? `/images/case-studies/${icon}.svg` : undefined;
}
