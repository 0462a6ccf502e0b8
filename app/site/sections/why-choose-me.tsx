import { useTranslation } from 'react-i18next';
import { SECTIONS } from '#app/content/sections.ts';
import { useSiteContent } from '#app/i18n/use-site-content.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { Section } from '../section.tsx';
import { useSections } from '../use-sections.ts';

export function WhyChooseMe() {
  const { t } = useTranslation();
  const principles = useSiteContent('principles');
  const visible = useSections();
  return (
    <Section id="why-choose-us">
      <ul className="grid grid-cols-1 border-s border-t sm:grid-cols-2 lg:grid-cols-4">
        {principles.map(({ id, title, description }) => (
          <li
            key={id}
            className="grid content-start gap-2 border-e border-b p-6 transition-colors duration-200 hover:bg-raised/70"
          >
            <h3 className="text-lg">{title}</h3>
            <p className="text-muted">{description}</p>
          </li>
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap gap-3">
        {visible.includes('contact') && (
          <ButtonLink href={`#${SECTIONS.contact.anchor}`}>{t('whyChooseMe.toContact')}</ButtonLink>
        )}
        {visible.includes('testimonials') && (
          <ButtonLink href={`#${SECTIONS.testimonials.anchor}`} variant="outline">
            {t('whyChooseMe.toTestimonials')}
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
