import { existsSync } from 'node:fs';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { illustrationOf } from '#app/content/illustrations.ts';
import type { Project } from '#app/content/projects.ts';
import { renderInTest, textsOf } from '../render-in-test.tsx';
import { Hero } from './hero.tsx';
import { Projects } from './projects.tsx';
import { TrustedCompanies } from './trusted-companies.tsx';

const LOGO = '/images/companies/northwall.svg';

test('eight companies are named by default', async () => {
  expect(builtInContent.trustedCompanies).toHaveLength(8);
  await renderInTest(<TrustedCompanies />);
  expect(document.querySelectorAll('li')).toHaveLength(8);
});

test('stored companies replace them; a link is kept only if it is one', async () => {
  await renderInTest(<TrustedCompanies />, {
    saved: {
      trustedCompanies: [
        { id: '1', name: 'Acme', logo: LOGO, url: 'https://acme.example.com' },
        { id: '2', name: 'Plain', logo: LOGO, url: '' },
        { id: '3', name: 'Scripted', logo: 'javascript:alert(1)', url: 'javascript:alert(1)' },
      ],
    },
  });
  for (const image of document.querySelectorAll('img')) fireEvent.error(image);
  expect(textsOf('li')).toEqual(['Acme', 'Plain', 'Scripted']);
  const links = [...document.querySelectorAll('a')];
  expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual([
    ['https://acme.example.com/', '_blank', 'noopener noreferrer'],
  ]);
});

test('pictures that do not load leave no broken image behind', async () => {
  const { about, projects } = builtInContent;
  const [project] = projects;
  await renderInTest(
    <>
      <Hero />
      <Projects />
      <TrustedCompanies />
    </>,
    {
      saved: {
        about: { ...about, name: 'Noor', photo: '/nowhere.png' },
        projects: [{ ...project, image: '/nowhere.png' }] as Project[],
        trustedCompanies: [
          { id: '1', name: 'Acme', logo: LOGO, url: '' },
          { id: '2', name: 'Broken & Sons', logo: '/nowhere.svg', url: '' },
        ],
      },
    },
  );
  expect(screen.getByAltText('Portrait of Noor')).toBeDefined();
  const broken = document.querySelectorAll('img[src^="/nowhere"]');
  expect(broken).toHaveLength(3);
  for (const image of broken) fireEvent.error(image);
  expect(screen.queryByAltText('Portrait of Noor')).toBe(null);
  expect(document.querySelectorAll('#projects article')).toHaveLength(1);
  expect(document.querySelector('#projects article img')).toBe(null);
  expect(screen.getByText('Broken & Sons')).toBeDefined();
  expect(screen.getByAltText('Acme').getAttribute('src')).toBe(LOGO);
});

test('every picture of the built-in content is there', () => {
  const { about, projects, caseStudies, trustedCompanies } = builtInContent;
  const pictures = [
    about.photo,
    ...projects.map(({ image }) => image),
    ...caseStudies.map(illustrationOf),
    ...trustedCompanies.map(({ logo }) => logo),
  ];
  for (const path of pictures) expect(existsSync(`public${path}`), path).toBe(true);
});
