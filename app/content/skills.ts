import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { requiredText, text, textList } from './fields.ts';

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

export const skillSchema = z.object({
  name: requiredText,
  level: z.number().check(z.gte(SKILL_LEVEL_MIN), z.lte(SKILL_LEVEL_MAX)),
  icon: text,
});

export const skillCategorySchema = z.object({
  title: requiredText,
  colorTheme: z._default(z.enum(colorThemeIds), 'primary'),
  skills: z._default(z.array(skillSchema), []),
});

export const skillsSchema = z.object({
  categories: z.array(skillCategorySchema),
  additionalSkills: textList,
});

export type Skill = z.infer<typeof skillSchema>;
export type SkillCategory = z.infer<typeof skillCategorySchema>;
export type Skills = z.infer<typeof skillsSchema>;

export const skills = defineCollection('site', skillsSchema);

function category(
  title: string,
  colorTheme: ColorThemeId,
  entries: [name: string, level: number, icon: string][],
): SkillCategory {
  return {
    title,
    colorTheme,
    skills: entries.map(([name, level, icon]) => ({ name, level, icon })),
  };
}

export const defaultSkills: Skills = {
  categories: [
    category('Frontend', 'primary', [
      ['React', 95, '⚛️'],
      ['Next.js', 92, '▲'],
      ['TypeScript', 92, '🔷'],
      ['Tailwind CSS', 90, '🎨'],
      ['Accessibility', 85, '♿'],
    ]),
    category('Backend', 'secondary', [
      ['Node.js', 94, '🟢'],
      ['Express', 92, '🚂'],
      ['Python', 88, '🐍'],
      ['FastAPI', 85, '⚡'],
      ['GraphQL', 82, '🔗'],
    ]),
    category('Database', 'accent', [
      ['MongoDB', 93, '🍃'],
      ['PostgreSQL', 90, '🐘'],
      ['Redis', 85, '🧠'],
      ['MySQL', 84, '🐬'],
      ['Firebase', 82, '🔥'],
    ]),
    category('Mobile', 'primary-accent', [
      ['React Native', 92, '📱'],
      ['Expo', 90, '🚀'],
      ['Push notifications', 86, '🔔'],
      ['Store releases', 84, '🛍️'],
      ['Flutter', 76, '🦋'],
    ]),
    category('AI/ML', 'secondary-primary', [
      ['LLM integration', 90, '💬'],
      ['Retrieval (RAG)', 87, '📚'],
      ['scikit-learn', 82, '📈'],
      ['Computer vision', 78, '👁️'],
      ['TensorFlow', 75, '🧮'],
    ]),
    category('DevOps & Tools', 'accent-secondary', [
      ['Git', 95, '🌿'],
      ['Docker', 88, '🐳'],
      ['CI/CD pipelines', 87, '🔁'],
      ['AWS', 84, '☁️'],
      ['Nginx', 82, '🛡️'],
    ]),
  ],
  additionalSkills: [
    'REST API design',
    'WebSockets',
    'Stripe & local payments',
    'Google Maps',
    'Automated testing',
    'Web performance',
    'Technical SEO',
    'Web scraping',
    'Process automation',
    'Data visualisation',
    'Security reviews',
    'Code mentoring',
  ],
};

/** Offered by an empty editor. */
export const sampleSkills: Skills = {
  categories: defaultSkills.categories.slice(0, 2),
  additionalSkills: defaultSkills.additionalSkills.slice(0, 4),
};
