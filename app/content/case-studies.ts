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
