// The core technologies of the about section. Names are the same in every language.

export const TECHNOLOGY_CATEGORIES = [
  'frontend',
  'backend',
  'database',
  'cloud',
  'devOps',
  'mobile',
] as const;

interface Technology {
  name: string;
  category: (typeof TECHNOLOGY_CATEGORIES)[number];
}

export const CORE_TECHNOLOGIES: Technology[] = [
  { name: 'React', category: 'frontend' },
  { name: 'Next.js', category: 'frontend' },
  { name: 'TypeScript', category: 'frontend' },
  { name: 'Node.js', category: 'backend' },
  { name: 'Python', category: 'backend' },
  { name: 'Express', category: 'backend' },
  { name: 'MongoDB', category: 'database' },
  { name: 'PostgreSQL', category: 'database' },
  { name: 'AWS', category: 'cloud' },
  { name: 'Docker', category: 'devOps' },
  { name: 'GitHub Actions', category: 'devOps' },
  { name: 'React Native', category: 'mobile' },
];
