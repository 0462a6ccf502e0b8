import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { requiredName, requiredWords, text, wordList } from './fields.ts';
import { COLOR_THEMES, type ColorThemeId } from './skill-looks.ts';

/** Percent. */
export const SKILL_LEVEL_MIN = 0;
export const SKILL_LEVEL_MAX = 100;

const colorThemeIds = COLOR_THEMES.map((theme) => theme.id) as [ColorThemeId, ...ColorThemeId[]];

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
