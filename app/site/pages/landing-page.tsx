import { Fragment, type ReactNode } from 'react';
import { type SectionId, sectionIds } from '#app/content/sections.ts';
import { lateCode } from '#app/lib/late-code.ts';
import { LaterStyles } from '../later-styles.tsx';
import { PageFrame } from '../page-frame.tsx';
import { Hero } from '../sections/hero.tsx';
import { Seo } from '../seo.tsx';
import { useOwner } from '../use-owner.ts';
import { useSections } from '../use-sections.ts';
import { sleepingPart } from '../waking/sleeping.tsx';

/** The code of everything below the hero. */
export const sections = lateCode(() => import('../sections/all-sections.ts'));

type BelowId = Exclude<SectionId, 'hero'>;

const isBelow = (id: SectionId): id is BelowId => id !== 'hero';

const sleepingSection = (id: BelowId) =>
  sleepingPart(id, sections, ({ SECTION_BLOCKS: { [id]: Block } }) => <Block />);

/** The blocks of the page; which of them show is the content's decision. */
const blocks = {
  hero: <Hero />,
  ...Object.fromEntries(sectionIds.filter(isBelow).map((id) => [id, sleepingSection(id)])),
} as Record<SectionId, ReactNode>;

/** Without the block that says whose page it is, this does for whoever does not see it. */
function PageName() {
  return <h1 className="sr-only">{useOwner().name}</h1>;
}

export function LandingPage() {
  const shown = useSections();
  const below = shown.find(isBelow);
  return (
    <PageFrame>
      {!shown.includes('hero') && <PageName />}
      {shown.map((id) => (
        <Fragment key={id}>
          {id === below && <LaterStyles />}
          {blocks[id]}
        </Fragment>
      ))}
      {!below && <LaterStyles />}
      {/* Last: what it tells machines would keep the first screen waiting. */}
      <Seo />
    </PageFrame>
  );
}
