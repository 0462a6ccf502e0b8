// The fourteen sections of the landing page: what they are, where they stand, and who sees them.
import type { SectionVisibility } from './section-visibility.ts';

export type SectionCategory = 'main' | 'content' | 'social';

interface SectionInfo {
  name: string;
  description: string;
  iconName: string;
  category: SectionCategory;
  /** The in-page address of the section. */
  anchor: string;
  /** One of the usual items of the navigation bar; another section has one when the owner asks for it. */
  nav: boolean;
  /** Whether the item is shown before the owner decides. */
  navByDefault: boolean;
}

function section(
  category: SectionCategory,
  name: string,
  iconName: string,
  description: string,
  anchor: string,
  nav: boolean,
  navByDefault: boolean,
): SectionInfo {
  return { name, description, iconName, category, anchor, nav, navByDefault };
}

/** In the order of the landing page. */
export const SECTIONS = {
  hero: section(
    'main',
    'Hero',
    'Home',
    'Your name, what you do and the first call to action',
    'home',
    true,
    false,
  ),
  about: section(
    'main',
    'About',
    'User',
    'Who you are, key figures, core technologies and working hours',
    'about',
    true,
    true,
  ),
  skills: section(
    'main',
    'Skills',
    'Gauge',
    'Skill categories with levels and additional expertise',
    'skills',
    true,
    true,
  ),
  projects: section(
    'content',
    'Projects',
    'FolderKanban',
    'Selected work with filters',
    'projects',
    true,
    true,
  ),
  services: section(
    'content',
    'Services',
    'Layers',
    'What clients can order, and the inquiry form',
    'services',
    true,
    true,
  ),
  'process-flow': section(
    'content',
    'Process',
    'Workflow',
    'The four steps of working together',
    'process',
    false,
    false,
  ),
  'why-choose-us': section(
    'content',
    'Why choose me',
    'BadgeCheck',
    'Eight principles you work by',
    'why-choose-me',
    false,
    false,
  ),
  'client-success': section(
    'social',
    'Client success',
    'TrendingUp',
    'Figures and promises',
    'client-success',
    false,
    false,
  ),
  'trusted-companies': section(
    'social',
    'Trusted companies',
    'Building2',
    'Logos of companies you worked for',
    'companies',
    false,
    false,
  ),
  'case-studies': section(
    'content',
    'Case studies',
    'BookOpen',
    'Results of larger projects',
    'case-studies',
    false,
    false,
  ),
  blog: section('content', 'Blog', 'Newspaper', 'The three newest articles', 'blog', true, true),
  testimonials: section(
    'social',
    'Testimonials',
    'Quote',
    'What clients say',
    'testimonials',
    true,
    false,
  ),
  contact: section(
    'main',
    'Contact',
    'Mail',
    'Ways to reach you and the message form',
    'contact',
    true,
    true,
  ),
  'schedule-call': section(
    'social',
    'Schedule a call',
    'CalendarClock',
    'The booking calendar',
    'schedule',
    false,
    false,
  ),
} as const satisfies Record<string, SectionInfo>;

export type SectionId = keyof typeof SECTIONS;
export const sectionIds = Object.keys(SECTIONS) as SectionId[];

/** What a section shows in; one that the list does not mention shows in every place it usually has. */
export function visibilityOf(
  visibility: SectionVisibility,
  id: SectionId,
): { showInNavbar: boolean; showInPortfolio: boolean } {
  return (
    visibility.find((entry) => entry.id === id) ?? {
      showInNavbar: SECTIONS[id].nav,
      showInPortfolio: true,
    }
  );
}

/** The sections on the page, in its order. */
export function visibleSections(visibility: SectionVisibility): SectionId[] {
  return sectionIds.filter((id) => visibilityOf(visibility, id).showInPortfolio);
}

/** The sections in the navigation bar: those shown in both. */
export function navSections(visibility: SectionVisibility): SectionId[] {
  return visibleSections(visibility).filter((id) => visibilityOf(visibility, id).showInNavbar);
}
