import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { flag, picture, requiredName, requiredWords, text, textList } from './fields.ts';
import { projectCategories } from './project-filters.ts';

export const projectSchema = z.object({
  id: z.number(),
  title: requiredName,
  description: requiredWords,
  image: picture,
  technologies: textList,
  categoryKey: z._default(z.enum(projectCategories), 'fullStack'),
  type: z._default(z.enum(['web', 'mobile']), 'web'),
  trending: flag(false),
  github: text,
  live: text,
});

export type Project = z.infer<typeof projectSchema>;

export const projects = defineCollection({
  scope: 'site',
  schema: z.array(projectSchema),
  label: 'Projects',
  screen: { path: 'projects', icon: 'FolderKanban' },
  items: { noun: 'project', titleOf: ({ title }) => title },
});
