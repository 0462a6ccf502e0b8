import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Project } from '#app/content/projects.ts';
import { renderInTest, textsOf } from '../render-in-test.tsx';
import { Projects } from './projects.tsx';

function project(id: number, changes: Partial<Project> = {}): Project {
  return {
    id,
    title: `Project ${id}`,
    description: `What ${id} does.`,
    image: '',
    technologies: ['React'],
    categoryKey: 'fullStack',
    type: 'web',
    trending: false,
    github: `https://github.com/example/${id}`,
    live: `https://${id}.example.com`,
    ...changes,
  };
}

const titles = () => textsOf('article h3');
const pressed = () => textsOf('[aria-pressed=true]');
const choose = (filter: string) =>
  fireEvent.click(screen.getByText(filter, { selector: 'fieldset button' }));
const more = () => screen.queryByText('Load More Projects');
const cards = () => [...document.querySelectorAll('article')];

test('the built-in projects show, trending ones first, one filter at a time', async () => {
  await renderInTest(<Projects />);
  expect(titles()).toEqual(['Dastarkhwan', 'Dastarkhwan Go', 'Baraat', 'Malkhana', 'Pehra']);
  expect(textsOf('fieldset button')).toEqual([
    'All',
    'Full-Stack',
    'Mobile',
    'AI/ML',
    'Enterprise',
    'Healthcare',
    'Automation',
  ]);
  expect(pressed()).toEqual(['All']);
  choose('Mobile');
  expect(pressed()).toEqual(['Mobile']);
  expect(titles()).toEqual(['Dastarkhwan Go']);
  expect(more()).not.toBe(null);
});

test('a filter without projects says so, and has nothing more to load', async () => {
  await renderInTest(<Projects />);
  choose('Healthcare');
  expect(titles()).toEqual([]);
  expect(screen.getByText(/^Nothing in this category yet\./)).toBeDefined();
  expect(more()).toBe(null);
  choose('All');
  expect(titles()).toHaveLength(5);
});

test('the number of what is shown is said aloud', async () => {
  await renderInTest(<Projects />);
  const before = textsOf('[role=status]');
  choose('Mobile');
  expect(textsOf('[role=status]')).not.toEqual(before);
});

test('Load More reveals six at a time, and a new filter begins with its first six', async () => {
  const projects = Array.from({ length: 13 }, (_, at) => project(at + 1, { trending: at === 12 }));
  await renderInTest(<Projects />, { saved: { projects } });
  expect(titles()).toEqual([13, 1, 2, 3, 4, 5].map((id) => `Project ${id}`));
  fireEvent.click(more() as HTMLElement);
  expect(titles()).toHaveLength(12);
  fireEvent.click(more() as HTMLElement);
  expect(titles()).toHaveLength(13);
  choose('Full-Stack');
  expect(titles()).toHaveLength(6);
});

test('a card has its badges, three technologies and the number of the others, and two links', async () => {
  await renderInTest(<Projects />);
  const [first, second] = cards();
  expect(first?.textContent).toContain('A food-ordering platform');
  expect(textsOf('bdi', first)).toEqual(['React', 'Node.js', 'MongoDB']);
  for (const badge of ['Live', 'Web', 'Trending', '+2']) {
    expect(textsOf('span', first)).toContain(badge);
  }
  expect(textsOf('span', second)).toContain('Mobile');
  const links = [...(first?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => [link.getAttribute('aria-label'), link.textContent])).toEqual([
    ['Code of Dastarkhwan', 'Code'],
    ['Live demo of Dastarkhwan', 'Live Demo'],
  ]);
  for (const link of links) {
    expect(link.href).toMatch(/^https:\/\//);
    expect(link.target).toBe('_blank');
    expect(link.rel).toBe('noopener noreferrer');
  }
});

test('a project with holes loses only what is missing, and what could run a script', async () => {
  const technologies = Array.from({ length: 40 }, (_, at) => `Technology ${at}`);
  await renderInTest(<Projects />, {
    saved: {
      projects: [
        project(1, { live: '', github: '', technologies: [] }),
        project(2, { live: 'javascript:alert(1)', github: 'data:text/html,x' }),
        project(3, { technologies }),
      ],
    },
  });
  const [bare, hostile, rich] = cards();
  expect(bare?.querySelectorAll('a, li')).toHaveLength(0);
  expect(textsOf('span', bare)).not.toContain('Live');
  expect(hostile?.querySelectorAll('a')).toHaveLength(0);
  expect(textsOf('span', rich)).toContain('+37');
});
