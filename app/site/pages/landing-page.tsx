import { type ComponentType, Fragment, type ReactNode } from 'react';
import { type SectionId, visibleSections } from '#app/content/sections.ts';
import { useContent } from '#app/store/use-content.tsx';
import { below, belowCode } from '../below.tsx';
import { useKeepLatestPosts } from '../blog/use-latest-posts.ts';
import { PageFrame } from '../page-frame.tsx';
import { Hero } from '../sections/hero.tsx';
import { Seo } from '../seo.tsx';

type AllSections = typeof import('../sections/all-sections.ts');

/** The code of everything below the hero. */
export const sections = belowCode(() => import('../sections/all-sections.ts'));

const section = (pick: (parts: AllSections) => ComponentType) => below(sections, pick);

/** The blocks of the page; which of them show is the content's decision. */
const blocks: Record<SectionId, ReactNode> = {
  hero: <Hero />,
  about: section((of) => of.About),
  skills: section((of) => of.Skills),
  projects: section((of) => of.Projects),
  services: section((of) => of.Services),
  'process-flow': section((of) => of.Process),
  'why-choose-us': section((of) => of.WhyChooseMe),
  'client-success': section((of) => of.ClientSuccess),
  'trusted-companies': section((of) => of.TrustedCompanies),
  'case-studies': section((of) => of.CaseStudies),
  blog: section((of) => of.Blog),
  testimonials: section((of) => of.Testimonials),
  contact: section((of) => of.Contact),
  'schedule-call': section((of) => of.ScheduleCall),
};

export function LandingPage() {
  useKeepLatestPosts();
  const visibility = useContent('sectionVisibility');
  return (
    <PageFrame onLandingPage>
      <Seo />
      {visibleSections(visibility).map((id) => (
        <Fragment key={id}>{blocks[id]}</Fragment>
      ))}
    </PageFrame>
  );
}
