// What the sections of the landing page say beside their lists: headings, leads and small notes. A text may name what
// is filled in: {{minutes}} is how long a call takes, {{name}} in the copyright line the owner.
import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { words, wordsOr } from './fields.ts';
import { BUDGETS, PREFERRED_TIMES, PROJECT_TYPES, TIMELINES } from './request-options.ts';
import type { SectionId } from './sections.ts';

const emptyObject = () => ({}) as never;

function group<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.prefault(z.object(shape), emptyObject);
}

/** What is empty of the first two is the section's name, in the visitor's language; it is said once. */
const heading = { eyebrow: words, title: words, intro: words };
const headed = group(heading);

const sections = {
  /** One role a line; without any, the profile's title stands there. */
  hero: group({ greeting: words, roles: words }),
  about: group({ ...heading, responseTime: words }),
  skills: headed,
  projects: headed,
  services: group({ ...heading, formTitle: words, formIntro: words, callIntro: words }),
  'process-flow': headed,
  'why-choose-us': headed,
  'client-success': headed,
  'trusted-companies': group({ title: words }),
  'case-studies': headed,
  blog: headed,
  testimonials: headed,
  contact: group({
    ...heading,
    locationNote: words,
    responseTime: words,
    /** While the profile has none of its own. */
    availability: words,
    formTitle: words,
  }),
  'schedule-call': headed,
} satisfies Record<SectionId, z.ZodMiniType>;

export const pageTextsSchema = z.object({
  ...sections,
  consultation: group({ title: words, intro: words }),
  /** What can be chosen, one a line: kept as it is written here. What has nothing to choose from is not asked for. */
  choices: group({
    projectTypes: wordsOr(PROJECT_TYPES.join('\n')),
    budgets: wordsOr(BUDGETS.join('\n')),
    timelines: wordsOr(TIMELINES.join('\n')),
    preferredTimes: wordsOr(PREFERRED_TIMES.join('\n')),
  }),
  footer: group({ callToAction: words, tagline: words, copyright: words }),
  /** Paragraphs, with an empty line between them. While one is empty, ours stands there: it is true for the running mode. */
  legal: group({ privacy: words, terms: words }),
});

export type PageTexts = z.infer<typeof pageTextsSchema>;
export type TextGroup = keyof PageTexts;
/** The sections that stand under a heading with an eyebrow and a lead. */
export type HeadedSection = Exclude<SectionId, 'hero' | 'trusted-companies'>;

export const pageTexts = defineCollection({
  scope: 'site',
  schema: pageTextsSchema,
  label: 'Section texts',
  screen: { path: 'texts', icon: 'Quote', isPart: true },
});
