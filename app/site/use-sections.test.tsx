import { expect, test } from 'vitest';
import type { Content } from '#app/content/collections.ts';
import { sectionIds } from '#app/content/sections.ts';
import { renderInTest, textsOf } from './render-in-test.tsx';
import { useSections } from './use-sections.ts';

function Shown() {
  return useSections().map((id) => <p key={id}>{id}</p>);
}

async function shown(saved: Partial<Content>): Promise<string[]> {
  await renderInTest(<Shown />, { saved });
  return textsOf('p');
}

test('a section whose list is empty has no place on the page', async () => {
  const sections = await shown({
    skills: { categories: [], additionalSkills: [] },
    projects: [],
    processSteps: [],
    principles: [],
    clientSuccess: { metrics: [], promises: [] },
    testimonials: [],
  });
  expect(sections).toEqual([
    'hero',
    'about',
    'services',
    'trusted-companies',
    'case-studies',
    'contact',
    'schedule-call',
  ]);
});

test('one figure is enough for its section', async () => {
  const metrics = [{ id: '1', value: '7', label: 'Years' }];
  const sections = await shown({ clientSuccess: { metrics, promises: [] } });
  expect(sections).toEqual(sectionIds.filter((id) => id !== 'blog'));
});
