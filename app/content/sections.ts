// The sections of the landing page: what they are, where they stand, and who sees them.
import type { SectionVisibility } from './section-visibility.ts';

export type SectionCategory = 'main' | 'content' | 'social';

interface SectionInfo<Icon extends string = string> {
  /** In English; the other languages have it under the section's id. */
  name: string;
  /** For the owner. */
  description: string;
  /** A name of `admin/layout/icons.ts`. */
  icon: Icon;
  category: SectionCategory;
  /** The in-page address of the section. */
  anchor: string;
  /**
   * Its item in the navigation bar, before the owner decides: there from the start, or there when nothing at all is
   * said about the section. Others have one only when the owner asks for it.
   */
  nav?: 'shown' | 'offered';
}

function section<const Icon extends string>(info: SectionInfo<Icon>): SectionInfo<Icon> {
  return info;
}

/** In the order of the landing page. */
export const SECTIONS = {
  hero: section({
    name: 'Home',
    description: 'Your name, what you do and the first call to action',
    icon: 'Home',
    category: 'main',
    anchor: 'home',
    nav: 'offered',
  }),
  about: section({
    name: 'About',
    description: 'Who you are, key figures, core technologies and working hours',
    icon: 'User',
    category: 'main',
    anchor: 'about',
    nav: 'shown',
  }),
  skills: section({
    name: 'Skills',
    description: 'Skill categories with levels and additional expertise',
    icon: 'Gauge',
    category: 'main',
    anchor: 'skills',
    nav: 'shown',
  }),
  projects: section({
    name: 'Projects',
    description: 'Selected work with filters',
    icon: 'FolderKanban',
    category: 'content',
    anchor: 'projects',
    nav: 'shown',
  }),
  services: section({
    name: 'Services',
    description: 'What clients can order, and the inquiry form',
    icon: 'Layers',
    category: 'content',
    anchor: 'services',
    nav: 'shown',
  }),
  'process-flow': section({
    name: 'Process',
    description: 'The four steps of working together',
    icon: 'Workflow',
    category: 'content',
    anchor: 'process',
  }),
  'why-choose-us': section({
    name: 'Why choose me',
    description: 'Eight principles you work by',
    icon: 'BadgeCheck',
    category: 'content',
    anchor: 'why-choose-me',
  }),
  'client-success': section({
    name: 'Client success',
    description: 'Figures and promises',
    icon: 'TrendingUp',
    category: 'social',
    anchor: 'client-success',
  }),
  'trusted-companies': section({
    name: 'Trusted companies',
    description: 'Logos of companies you worked for',
    icon: 'Building2',
    category: 'social',
    anchor: 'companies',
  }),
  'case-studies': section({
    name: 'Case studies',
    description: 'Results of larger projects',
    icon: 'BookOpen',
    category: 'content',
    anchor: 'case-studies',
  }),
  blog: section({
    name: 'Blog',
    description: 'The three newest articles',
    icon: 'Newspaper',
    category: 'content',
    anchor: 'blog',
    nav: 'shown',
  }),
  testimonials: section({
    name: 'Testimonials',
    description: 'What clients say',
    icon: 'Quote',
    category: 'social',
    anchor: 'testimonials',
    nav: 'offered',
  }),
  contact: section({
    name: 'Contact',
    description: 'Ways to reach you and the message form',
    icon: 'Mail',
    category: 'main',
    anchor: 'contact',
    nav: 'shown',
  }),
  'schedule-call': section({
    name: 'Schedule a call',
    description: 'The booking calendar',
    icon: 'CalendarClock',
    category: 'social',
    anchor: 'schedule',
  }),
};

export type SectionId = keyof typeof SECTIONS;
export const sectionIds = Object.keys(SECTIONS) as SectionId[];

export const sectionNames = Object.fromEntries(
  sectionIds.map((id) => [id, SECTIONS[id].name]),
) as Record<SectionId, string>;

/** What a section shows in; one that the list does not mention shows in every place it usually has. */
export function visibilityOf(
  visibility: SectionVisibility,
  id: SectionId,
): { showInNavbar: boolean; showInPortfolio: boolean } {
  return (
    visibility.find((entry) => entry.id === id) ?? {
      showInNavbar: SECTIONS[id].nav !== undefined,
      showInPortfolio: true,
    }
  );
}

/** The sections on the page, in its order. One that has nothing to show has no place there. */
export function visibleSections(
  visibility: SectionVisibility,
  empty: readonly SectionId[],
): SectionId[] {
  return sectionIds.filter(
    (id) => visibilityOf(visibility, id).showInPortfolio && !empty.includes(id),
  );
}

/** The sections in the navigation bar: those shown in both. */
export function navSections(
  visibility: SectionVisibility,
  empty: readonly SectionId[],
): SectionId[] {
  return visibleSections(visibility, empty).filter(
    (id) => visibilityOf(visibility, id).showInNavbar,
  );
}
