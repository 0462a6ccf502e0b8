import { navSections, type SectionId, visibleSections } from '#app/content/sections.ts';
import { useContent } from '#app/store/use-content.tsx';
import { usePosts } from './blog/use-posts.ts';

/** The sections whose list has nothing in it. The services stay: they have the form. */
function useEmptySections(): SectionId[] {
  const { categories, additionalSkills } = useContent('skills');
  const { metrics, promises } = useContent('clientSuccess');
  const { isOwn } = useContent('settings');
  const shown: Partial<Record<SectionId, number>> = {
    skills: categories.length + additionalSkills.length,
    projects: useContent('projects').length,
    'process-flow': useContent('processSteps').length,
    'why-choose-us': useContent('principles').length,
    'client-success': metrics.length + promises.length,
    blog: usePosts().length,
    testimonials: useContent('testimonials').length,
    // Without an owner's own, the built-in ones stand there.
    'trusted-companies': useContent('trustedCompanies').length || (isOwn ? 0 : 1),
    'case-studies': useContent('caseStudies').length || (isOwn ? 0 : 1),
  };
  return Object.keys(shown).filter((id) => !shown[id as SectionId]) as SectionId[];
}

/** The sections on the landing page, in its order. */
export function useSections(): SectionId[] {
  return visibleSections(useContent('sectionVisibility'), useEmptySections());
}

/** The sections in the navigation bar. */
export function useNavSections(): SectionId[] {
  return navSections(useContent('sectionVisibility'), useEmptySections());
}
