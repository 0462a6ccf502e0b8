// Which sections show where, as saved.
import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { anyText, flag } from './fields.ts';
import { SECTIONS, type SectionId, sectionIds } from './sections.ts';

export const sectionVisibilitySchema = z.array(
  z.object({ id: anyText, showInNavbar: flag(true), showInPortfolio: flag(true) }),
);

export type SectionVisibility = z.infer<typeof sectionVisibilitySchema>;

export const defaultSectionVisibility: SectionVisibility = sectionIds.map((id) => ({
  id,
  showInNavbar: SECTIONS[id].nav === 'shown',
  showInPortfolio: true,
}));

export const sectionVisibility = defineCollection({
  scope: 'site',
  schema: sectionVisibilitySchema,
  label: 'Section visibility',
  screen: { path: 'sections', icon: 'Eye', label: 'Sections', isGeneral: true },
  items: { noun: 'section', titleOf: ({ id }) => SECTIONS[id as SectionId]?.name ?? id },
  empty: defaultSectionVisibility,
});
