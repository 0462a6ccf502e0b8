import { expect, test, vi } from 'vitest';
import type { CaseStudy } from '#app/content/case-studies.ts';
import { renderInTest, textsOf } from '../render-in-test.tsx';
import { CaseStudies } from './case-studies.tsx';

// The cards before anything turns them.
vi.mock('embla-carousel', () => Promise.reject(new Error('Failed to fetch')));

const TITLES = [
  'E-commerce performance revamp',
  'AI support assistant',
  'Realtime analytics dashboard',
];

function study(id: string, changes: Partial<CaseStudy> = {}): CaseStudy {
  return {
    id,
    title: `Study ${id}`,
    summary: `Summary of ${id}`,
    tech: [],
    highlights: [],
    ...changes,
  } as CaseStudy;
}

const cards = () => [...document.querySelectorAll('article')];

test('a card shows result, stack, summary, technologies, highlights and a call to action', async () => {
  await renderInTest(<CaseStudies />);
  expect(textsOf('h3')).toEqual(TITLES);
  const [card] = cards();
  expect(card?.textContent).toContain('62% faster pages, 28% more orders');
  expect(card?.textContent).toContain('Next.js · Node.js · Redis');
  expect(card?.textContent).toContain('A fashion store lost buyers');
  expect(textsOf('[aria-label=Technologies] li', card)).toHaveLength(4);
  expect(textsOf('[aria-label=Highlights] li', card)).toHaveLength(3);
  const link = card?.querySelector('a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    'Discuss a similar project',
    '#contact',
  ]);
});

test('stored studies replace the built-in ones, with or without technologies', async () => {
  const caseStudies = [
    study('bare'),
    study('full', {
      tech: [{ name: 'Elm' }, { name: 'Go', logo: '/icons/favicon.svg' }],
      highlights: ['Fast'],
      cta: { label: 'Read on', href: 'javascript:alert(1)' },
    }),
  ];
  await renderInTest(<CaseStudies />, { saved: { caseStudies } });
  const [bare, full] = cards();
  expect(bare?.textContent).toContain('Summary of bare');
  expect(bare?.querySelectorAll('ul, a')).toHaveLength(0);
  expect(textsOf('[aria-label=Technologies] li', full)).toEqual(['Elm', 'Go']);
  expect(full?.querySelectorAll('a')).toHaveLength(0);
});

test('while the stored list is empty the built-in studies show', async () => {
  await renderInTest(<CaseStudies />, { saved: { caseStudies: [] } });
  expect(textsOf('h3')).toEqual(TITLES);
});

test('a call to action that leads to a hidden section is left out', async () => {
  const sectionVisibility = [
    { id: 'contact' as const, showInNavbar: false, showInPortfolio: false },
  ];
  await renderInTest(<CaseStudies />, { saved: { sectionVisibility } });
  expect(document.querySelectorAll('a[href="#contact"]')).toHaveLength(0);
});
