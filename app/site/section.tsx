import type { ReactNode } from 'react';
import type { HeadedSection } from '#app/content/page-texts.ts';
import { SECTIONS, type SectionId } from '#app/content/sections.ts';
import { Said } from '#app/i18n/said.tsx';
import { useTexts } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Star } from '#app/ui/star.tsx';
import { useSections } from './use-sections.ts';

interface SectionProps {
  id: HeadedSection;
  /** What the page adds to the owner's lead. */
  note?: string;
  /** It has nothing that the owner's lead could speak of. */
  isEmpty?: boolean;
  /** Stands on the darker ground. */
  sunken?: boolean;
  /** The heading stands beside the rest as soon as there is room for both. */
  beside?: boolean;
  /** What belongs to the heading. */
  lead?: ReactNode;
  children: ReactNode;
}

/** They stand without a heading of this kind. */
const UNNUMBERED: readonly SectionId[] = ['hero', 'trusted-companies'];

/** A block of the landing page under its numbered heading. */
export function Section({ id, note = '', isEmpty, sunken, beside, lead, children }: SectionProps) {
  const { t } = useTranslation();
  const texts = useTexts(id);
  const intro = isEmpty ? '' : texts.intro;
  const name = t(`sections.${id}`);
  const { anchor } = SECTIONS[id];
  const numbered = useSections().filter((each) => !UNNUMBERED.includes(each));
  const number = numbered.indexOf(id) + 1;
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className={classNames('section', sunken && 'section-sunken')}
    >
      <div className={classNames('container-page section-parts', beside && 'section-beside')}>
        <div className="section-head">
          <p className="label">
            <Star className="size-5" />
            <span aria-hidden="true" className="text-faint">
              {String(number).padStart(2, '0')}
            </span>
            {texts.eyebrow ? <Said>{texts.eyebrow}</Said> : texts.title && name}
          </p>
          <h2 id={`${anchor}-title`}>{texts.title ? <Said>{texts.title}</Said> : name}</h2>
          {(intro || note) && (
            <p>
              <Said>{intro}</Said>
              {note && ` ${note}`}
            </p>
          )}
          {lead}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
