// Smaller sets of the built-in content, offered by an empty editor.
import { builtInContent } from './built-in.ts';
import type { Service } from './services.ts';
import type { Skills } from './skills.ts';

const { skills, projects, services } = builtInContent;

export const sampleSkills: Skills = {
  categories: skills.categories.slice(0, 2),
  additionalSkills: skills.additionalSkills.slice(0, 4),
};

export const sampleProjects = projects.slice(0, 2);

const SAMPLE_PRICES: Readonly<Record<string, string>> = {
  fullstack: 'From $2,000',
  mobile: 'From $3,000',
  ai: 'From $150',
};

export const sampleServices = services.flatMap((service): Service[] => {
  const price = SAMPLE_PRICES[service.id];
  return price === undefined ? [] : [{ ...service, price }];
});
