import { useTranslation } from 'react-i18next';
import { navSections, SECTIONS } from '#app/content/sections.ts';
import { useContent } from '#app/store/use-content.tsx';
import { useLatestPosts } from '../blog/use-latest-posts.ts';
import { paths } from '../pages/page.ts';

export interface NavItem {
  label: string;
  href: string;
  sectionId: string;
}

/** The items of the navigation bar. The blog's place is on the page only while there are posts. */
export function useNavItems(onLandingPage: boolean): NavItem[] {
  const { t } = useTranslation();
  const visibility = useContent('sectionVisibility');
  const hasPosts = useLatestPosts().length > 0;
  return navSections(visibility)
    .filter((id) => id !== 'blog' || hasPosts)
    .map((id) => {
      const { anchor } = SECTIONS[id];
      return {
        label: t(`sections.${id}`),
        href: onLandingPage ? `#${anchor}` : `${paths.landing}#${anchor}`,
        sectionId: anchor,
      };
    });
}
