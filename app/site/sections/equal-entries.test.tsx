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

test('lists of hundreds of entries, and of the same twice, are shown without harm', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({
    name: `Skill ${at}`,
    level: at,
    icon: '',
  }));
  const extras = Array.from({ length: 200 }, (_, at) => `Extra ${at}`);
  const [project] = projects;
  const [study] = caseStudies;
  await renderInTest(
    <>
      <Skills />
      <Projects />
      <CaseStudies />
    </>,
    {
      saved: {
        projects: [{ ...project, technologies: ['React', 'React', 'React'] }],
        skills: {
          categories: [
            { title: 'Many', skills: many },
            { title: 'Twice', skills: [] },
            { title: 'Twice', skills: [] },
          ],
          additionalSkills: [...extras, 'Twin', 'Twin'],
        },
        caseStudies: Array.from({ length: 30 }, (_, at) => ({ ...study, id: String(at) })),
      } as never,
    },
  );
  expect(textsOf('#skills article li')).toEqual(many.map(({ name, level }) => `${name}${level}%`));
  expect(document.querySelectorAll('#skills article')).toHaveLength(3);
  expect(textsOf('#skills li').filter((text) => text === 'Twin')).toHaveLength(2);
  expect(textsOf('#skills li').filter((text) => text.startsWith('Extra'))).toHaveLength(200);
  expect(textsOf('#projects article bdi')).toEqual(['React', 'React', 'React']);
  expect(document.querySelectorAll('#case-studies article')).toHaveLength(30);
});
