import type { CaseStudy } from '#app/content/case-studies.ts';
import { SECTIONS } from '#app/content/sections.ts';
import { Said } from '#app/i18n/said.tsx';
import { useSiteList } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { Carousel } from '#app/ui/carousel.tsx';
import { CaseStudyCard } from '../cards/case-study-card.tsx';
import { Section } from '../section.tsx';
import { useSections } from '../use-sections.ts';

export function CaseStudies() {
  const { t, i18n } = useTranslation();
  const anchors = useSections().map((id) => SECTIONS[id].anchor);
  const studies = useSiteList('caseStudies').map((study) =>
    leadsSomewhere(study, anchors) ? study : { ...study, cta: undefined },
  );
  return (
    <Section id="case-studies">
      <Carousel
        label={t('sections.case-studies')}
        roleDescription={t('caseStudies.roleDescription')}
        previousLabel={t('caseStudies.previous')}
        nextLabel={t('caseStudies.next')}
        slideLabel={(number, count) => t('caseStudies.slide', { number, count })}
        direction={i18n.dir()}
        slides={studies.map((study) => ({
          id: study.id,
          title: <Said>{study.title}</Said>,
          content: <CaseStudyCard study={study} />,
        }))}
      />
    </Section>
  );
}

/** A call to action that points at a section needs the section. */
function leadsSomewhere({ cta }: CaseStudy, anchors: readonly string[]): boolean {
  return !cta?.href.startsWith('#') || anchors.includes(cta.href.slice(1));
}
