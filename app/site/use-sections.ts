import { navSections, type SectionId, visibleSections } from '#app/content/sections.ts';
import { useContent } from '#app/store/use-content.tsx';
import { useLatestPosts } from './blog/use-latest-posts.ts';

/** The sections on the landing page, in its order. */
export function useSections(): SectionId[] {
  const hasPosts = useLatestPosts().length > 0;
  return visibleSections(useContent('sectionVisibility'), hasPosts);
}

/** The sections in the navigation bar. */
export function useNavSections(): SectionId[] {
  const hasPosts = useLatestPosts().length > 0;
  return navSections(useContent('sectionVisibility'), hasPosts);
}
