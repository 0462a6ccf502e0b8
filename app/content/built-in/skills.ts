import type { ColorThemeId, SkillCategory, Skills } from '../skills.ts';

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
