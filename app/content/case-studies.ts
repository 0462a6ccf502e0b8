import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import {
  anyPicture,
  anyText,
  id,
  requiredName,
  requiredText,
  requiredWords,
  text,
  wordList,
  words,
} from './fields.ts';

/** A technology is a name, optionally with a logo; older data holds bare names. */
const techSchema = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? { name: value } : value)),
  z.object({ name: requiredName, logo: z.optional(anyPicture) }),
);

export const caseStudySchema = z.object({
  id,
  title: requiredWords,
  result: words,
  stack: text,
  summary: requiredWords,
  tech: z._default(z.array(techSchema), []),
  highlights: wordList,
  cta: z.optional(z.object({ label: requiredWords, href: requiredText })),
  icon: z.optional(anyText),
});

export type CaseStudy = z.infer<typeof caseStudySchema>;

export const caseStudies = defineCollection({
  scope: 'site',
  schema: z.array(caseStudySchema),
  label: 'Case studies',
  screen: { path: 'case-studies', icon: 'BookOpen' },
  items: { noun: 'case study', titleOf: ({ title }) => title },
  neverEmpty: true,
});

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
