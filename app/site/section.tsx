import type { ReactNode } from 'react';
import { SECTIONS, type SectionId } from '#app/content/sections.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Star } from '#app/ui/star.tsx';
import { useSections } from './use-sections.ts';

interface SectionProps {
  id: SectionId;
  eyebrow: string;
  title: string;
  intro?: string;
  /** Stands on the darker ground, between two hairlines. */
  sunken?: boolean;
  children: ReactNode;
}

/** They stand without a heading of this kind. */
const UNNUMBERED: readonly SectionId[] = ['hero', 'trusted-companies'];

/** A block of the landing page under its numbered heading. */
export function Section({ id, eyebrow, title, intro, sunken, children }: SectionProps) {
  const { anchor } = SECTIONS[id];
  const numbered = useSections().filter((each) => !UNNUMBERED.includes(each));
  const number = numbered.indexOf(id) + 1;
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className={classNames(
        'section-space relative isolate',
        sunken && 'overflow-clip border-y bg-sunken/60',
      )}
    >
      {sunken && <div className="lattice-corner absolute inset-0 -z-10" />}
      <div className="container-page">
        <div className="mb-10 grid gap-x-12 gap-y-4 md:mb-14 lg:grid-cols-[1fr_minmax(0,24rem)] lg:items-end">
          <div>
            <p className="label mb-4 flex items-center gap-3 text-primary-text">
              <Star className="size-5" />
              <span aria-hidden="true" className="text-faint">
                {String(number).padStart(2, '0')}
              </span>
              {eyebrow}
            </p>
            <h2 id={`${anchor}-title`} className="text-[clamp(2rem,4.6vw,3.5rem)]">
              {title}
            </h2>
          </div>
          {intro && <p className="max-w-prose text-lg text-muted">{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
