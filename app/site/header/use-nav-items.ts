import { SECTIONS } from '#app/content/sections.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { usePaths } from '../use-paths.ts';
import { useNavSections } from '../use-sections.ts';

export interface NavItem {
  label: string;
  href: string;
  sectionId: string;
}

/** The items of the navigation bar. */
export function useNavItems(onLandingPage: boolean): NavItem[] {
  const { t } = useTranslation();
  const paths = usePaths();
  return useNavSections().map((id) => {
    const { anchor } = SECTIONS[id];
    return {
      label: t(`sections.${id}`),
      href: onLandingPage ? `#${anchor}` : `${paths.landing}#${anchor}`,
      sectionId: anchor,
    };
  });
}
