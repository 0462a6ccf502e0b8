// An owner may write the same thing twice in one list. Both stand there, and React has no doubt which is which: it
// would say so, and a test that says something fails.
import { expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { renderInTest, textsOf } from '../render-in-test.tsx';
import { About } from './about.tsx';
import { CaseStudies } from './case-studies.tsx';
import { Projects } from './projects.tsx';
import { Services } from './services.tsx';
import { Skills } from './skills.tsx';

vi.mock('embla-carousel', () => Promise.reject(new Error('Failed to fetch')));

const twice = ['Same', 'Same'];
const { about, caseStudies, projects, services, skills } = builtInContent;

test('two equal entries of any list are both shown', async () => {
  const [study] = caseStudies;
  const [project] = projects;
  const [service] = services;
  const [category] = skills.categories;
  const skill = { ...category?.skills[0], name: 'Same', icon: '', level: 50 };
  const sameCategory = { ...category, title: 'Same', skills: [skill, skill] };
  await renderInTest(
    <>
      <About />
      <Skills />
      <Projects />
      <Services />
      <CaseStudies />
    </>,
    {
      saved: {
        about: { ...about, workingHours: 'Same: 9\nSame: 9' },
        caseStudies: [{ ...study, highlights: twice, tech: twice.map((name) => ({ name })) }],
        projects: [{ ...project, technologies: twice }],
        services: [{ ...service, features: twice }],
        skills: { categories: [sameCategory, sameCategory], additionalSkills: twice },
      } as never,
    },
  );
  const same = textsOf('li, dt').filter((text) => /^Same(50%)?$/.test(text.trim()));
  expect(same).toHaveLength(2 + 2 + 4 + 2 + 2 + 2 + 2);
});
