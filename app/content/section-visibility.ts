// Which sections show where, as saved.
import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { anyText, flag } from './fields.ts';
import { SECTIONS, sectionIds } from './sections.ts';

export const sectionVisibilitySchema = z.array(
  z.object({ id: anyText, showInNavbar: flag(true), showInPortfolio: flag(true) }),
);

export type SectionVisibility = z.infer<typeof sectionVisibilitySchema>;

export const sectionVisibility = defineCollection('site', sectionVisibilitySchema);

export const defaultSectionVisibility: SectionVisibility = sectionIds.map((id) => ({
  id,
  showInNavbar: SECTIONS[id].navByDefault,
  showInPortfolio: true,
}));
