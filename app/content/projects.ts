import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { flag, picture, requiredName, requiredWords, text, textList } from './fields.ts';

/** Stored as the key, shown as the name. */
export const PROJECT_CATEGORIES = {
  fullStack: 'Full-Stack',
  mobile: 'Mobile',
  aiMl: 'AI/ML',
  enterprise: 'Enterprise',
  healthcare: 'Healthcare',
  automation: 'Automation',
} as const;

export type ProjectCategory = keyof typeof PROJECT_CATEGORIES;
export const projectCategories = Object.keys(PROJECT_CATEGORIES) as [
  ProjectCategory,
  ...ProjectCategory[],
];

export const PROJECT_FILTERS = ['all', ...projectCategories] as const;
export type ProjectFilter = (typeof PROJECT_FILTERS)[number];

/** How many technologies a card names before it counts the rest. */
export const CARD_TECHNOLOGIES = 3;
/** How many projects show first, and how many each click on Load More adds. */
export const PROJECTS_PER_PAGE = 6;

export const projectSchema = z.object({
  id: z.number(),
  title: requiredName,
  description: requiredWords,
  image: picture,
  technologies: textList,
  categoryKey: z._default(z.enum(projectCategories), 'fullStack'),
  type: z._default(z.enum(['web', 'mobile']), 'web'),
  trending: flag(false),
  github: text,
  live: text,
});

export type Project = z.infer<typeof projectSchema>;

export const projects = defineCollection({
  scope: 'site',
  schema: z.array(projectSchema),
  label: 'Projects',
  screen: { path: 'projects', icon: 'FolderKanban' },
  items: { noun: 'project', titleOf: ({ title }) => title },
});

/** The projects of one filter, trending ones first, otherwise in the owner's order. */
export function filterProjects(all: readonly Project[], filter: ProjectFilter): Project[] {
  return all
    .filter((project) => filter === 'all' || project.categoryKey === filter)
    .sort((a, b) => Number(b.trending) - Number(a.trending));
}
