import { Fragment, type ReactNode } from 'react';
import { type SectionId, sectionIds } from '#app/content/sections.ts';
import { below, belowCode } from '../below.tsx';
import { PageFrame } from '../page-frame.tsx';
import { Hero } from '../sections/hero.tsx';
import { Seo } from '../seo.tsx';
import { useSections } from '../use-sections.ts';

/** The code of everything below the hero. */
export const sections = belowCode(() => import('../sections/all-sections.ts'));

const BELOW = sectionIds.filter((id) => id !== 'hero');

/** The blocks of the page; which of them show is the content's decision. */
const blocks = {
  hero: <Hero />,
  ...Object.fromEntries(
    BELOW.map((id) => [id, below(sections, (code) => code.SECTION_BLOCKS[id])]),
  ),
} as Record<SectionId, ReactNode>;

export function LandingPage() {
  return (
    <PageFrame onLandingPage>
      <Seo />
      {useSections().map((id) => (
        <Fragment key={id}>{blocks[id]}</Fragment>
      ))}
    </PageFrame>
  );
}
