import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { type SectionId, visibleSections } from '#app/content/sections.ts';
import { useContent } from '#app/store/use-content.tsx';
import { PageFrame } from '../page-frame.tsx';
import { Hero } from '../sections/hero.tsx';
import { Seo } from '../seo.tsx';

type AllSections = typeof import('../sections/all-sections.ts');

/** Fetches the sections below the hero, once. */
export const loadSections = () => import('../sections/all-sections.ts');

function below(name: keyof AllSections): ReactNode {
  const Block = lazy(async () => ({ default: (await loadSections())[name] as ComponentType }));
  return (
    <Suspense>
      <Block />
    </Suspense>
  );
}

/**
 * The blocks of the page; which of them show is the content's decision. The elements are made once:
 * React leaves a prerendered block alone until its code arrives, as long as its element stays the same.
 */
const blocks: Record<SectionId, ReactNode> = {
  hero: <Hero />,
  about: below('About'),
  skills: below('Skills'),
  projects: below('Projects'),
  services: below('Services'),
  'process-flow': below('Process'),
  'why-choose-us': below('WhyChooseMe'),
  'client-success': below('ClientSuccess'),
  'trusted-companies': below('TrustedCompanies'),
  'case-studies': below('CaseStudies'),
  blog: below('Blog'),
  testimonials: below('Testimonials'),
  contact: below('Contact'),
  'schedule-call': below('ScheduleCall'),
};

export function LandingPage() {
  const visibility = useContent('sectionVisibility');
  return (
    <PageFrame onLandingPage>
      <Seo />
      {visibleSections(visibility).map((id) => (
        <div key={id}>{blocks[id]}</div>
      ))}
    </PageFrame>
  );
}
