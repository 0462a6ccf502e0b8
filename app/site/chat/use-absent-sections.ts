import { useMemo } from 'react';
import { type SectionId, sectionIds } from '#app/content/sections.ts';
import { useSections } from '../use-sections.ts';

/** The sections that the page could have and does not. */
export function useAbsentSections(): SectionId[] {
  // A text is the same as long as it says the same.
  const shown = useSections().join(' ');
  return useMemo(() => sectionIds.filter((id) => !shown.split(' ').includes(id)), [shown]);
}
