import type { ReactNode } from 'react';
import { type SectionId, visibleSections } from '#app/content/sections.ts';
import { useContent } from '#app/store/use-content.tsx';
import { useKeepLatestPosts } from '../blog/use-latest-posts.ts';
import { PageFrame } from '../page-frame.tsx';
import { below } from '../sections/below-the-fold.tsx';
import { blockId } from '../sections/blocks.ts';
import { Hero } from '../sections/hero.tsx';
import { Seo } from '../seo.tsx';

/**
 * The blocks of the page; which of them show is the content's decision. The elements are made once:
 * React leaves a prerendered block alone until its code arrives, as long as its element stays the same.
 */
const blocks: Record<SectionId, ReactNode> = {
  hero: <Hero />,
  about: below('about', 'About'),
  skills: below('skills', 'Skills'),
  projects: below('projects', 'Projects'),
  services: below('services', 'Services'),
  'process-flow': below('process-flow', 'Process'),
  'why-choose-us': below('why-choose-us', 'WhyChooseMe'),
  'client-success': below('client-success', 'ClientSuccess'),
  'trusted-companies': below('trusted-companies', 'TrustedCompanies'),
  'case-studies': below('case-studies', 'CaseStudies'),
  blog: below('blog', 'Blog'),
  testimonials: below('testimonials', 'Testimonials'),
  contact: below('contact', 'Contact'),
  'schedule-call': below('schedule-call', 'ScheduleCall'),
};

export function LandingPage() {
  useKeepLatestPosts();
  const visibility = useContent('sectionVisibility');
  return (
    <PageFrame onLandingPage>
      <Seo />
      {visibleSections(visibility).map((id) => (
        <div key={id} id={blockId(id)}>
          {blocks[id]}
        </div>
      ))}
    </PageFrame>
  );
}
