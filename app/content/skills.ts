import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { requiredName, requiredWords, text, wordList } from './fields.ts';

/** Percent. */
export const SKILL_LEVEL_MIN = 0;
export const SKILL_LEVEL_MAX = 100;

/** The six gradients a category can wear, each from the first brand colour to the second. */
export const COLOR_THEMES = [
  { id: 'primary', name: 'Primary', from: 'primary', to: 'primary-glow' },
  { id: 'secondary', name: 'Secondary', from: 'secondary', to: 'secondary-glow' },
  { id: 'accent', name: 'Accent', from: 'accent', to: 'accent-glow' },
  { id: 'primary-accent', name: 'Primary to accent', from: 'primary', to: 'accent' },
  { id: 'secondary-primary', name: 'Secondary to primary', from: 'secondary', to: 'primary' },
  { id: 'accent-secondary', name: 'Accent to secondary', from: 'accent', to: 'secondary' },
] as const;

export type ColorThemeId = (typeof COLOR_THEMES)[number]['id'];
const colorThemeIds = COLOR_THEMES.map((theme) => theme.id) as [ColorThemeId, ...ColorThemeId[]];

/** What an icon begins with that is one of the drawings in `images/skills.svg`; any other is shown as it was typed. */
export const DRAWN_ICON = 'icon:';

export const skillSchema = z.object({
  name: requiredName,
  level: z.number().check(z.gte(SKILL_LEVEL_MIN), z.lte(SKILL_LEVEL_MAX)),
  icon: text,
});

export const skillCategorySchema = z.object({
  title: requiredWords,
  colorTheme: z._default(z.enum(colorThemeIds), 'primary'),
  skills: z._default(z.array(skillSchema), []),
});

export const skillsSchema = z.object({
  categories: z.array(skillCategorySchema),
  additionalSkills: wordList,
});

export type Skill = z.infer<typeof skillSchema>;
export type SkillCategory = z.infer<typeof skillCategorySchema>;
export type Skills = z.infer<typeof skillsSchema>;

export const skills = defineCollection({
  scope: 'site',
  schema: skillsSchema,
  label: 'Skills',
  screen: { path: 'skills', icon: 'Gauge' },
});
