import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeadedSection } from '#app/content/page-texts.ts';
import { SECTIONS, type SectionId } from '#app/content/sections.ts';
import { useTexts } from '#app/i18n/use-site-content.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Star } from '#app/ui/star.tsx';
import { useSections } from './use-sections.ts';

interface SectionProps {
  id: HeadedSection;
  /** What the page adds to the owner's lead. */
  note?: string;
  /** Stands on the darker ground, between two hairlines. */
  sunken?: boolean;
  children: ReactNode;
}

/** They stand without a heading of this kind. */
const UNNUMBERED: readonly SectionId[] = ['hero', 'trusted-companies'];

/** A block of the landing page under its numbered heading. */
export function Section({ id, note = '', sunken, children }: SectionProps) {
  const { t } = useTranslation();
  const texts = useTexts(id);
  const name = t(`sections.${id}`);
  const intro = `${texts.intro} ${note}`.trim();
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
              {texts.eyebrow || (texts.title && name)}
            </p>
            <h2 id={`${anchor}-title`} className="text-[clamp(2rem,4.6vw,3.5rem)]">
              {texts.title || name}
            </h2>
          </div>
          {intro && <p className="max-w-prose text-lg text-muted">{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
