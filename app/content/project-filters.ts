import type { Project } from './projects.ts';

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

/** The projects of one filter, trending ones first, otherwise in the owner's order. */
export function filterProjects(all: readonly Project[], filter: ProjectFilter): Project[] {
  return all
    .filter((project) => filter === 'all' || project.categoryKey === filter)
    .sort((a, b) => Number(b.trending) - Number(a.trending));
}
