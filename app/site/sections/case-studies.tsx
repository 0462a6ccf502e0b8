import { useTranslation } from 'react-i18next';
import { useSiteContent } from '#app/i18n/use-site-content.ts';
import { Carousel } from '#app/ui/carousel.tsx';
import { CaseStudyCard } from '../cards/case-study-card.tsx';
import { Section } from '../section.tsx';

export function CaseStudies() {
  const { t, i18n } = useTranslation();
  const studies = useSiteContent('caseStudies');
  return (
    <Section id="case-studies" eyebrow={t('caseStudies.eyebrow')} title={t('caseStudies.title')}>
      <Carousel
        label={t('caseStudies.carousel')}
        previousLabel={t('caseStudies.previous')}
        nextLabel={t('caseStudies.next')}
        slideLabel={(number, count) => t('caseStudies.slide', { number, count })}
        direction={i18n.dir()}
        slides={studies.map((study) => ({
          id: study.id,
          content: <CaseStudyCard study={study} />,
        }))}
      />
    </Section>
  );
}
