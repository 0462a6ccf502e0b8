import { SECTIONS } from '#app/content/sections.ts';
import { Said } from '#app/i18n/said.tsx';
import { useSiteContent } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { Section } from '../section.tsx';
import { useSections } from '../use-sections.ts';

export function WhyChooseMe() {
  const { t } = useTranslation();
  const principles = useSiteContent('principles');
  const visible = useSections();
  return (
    <Section id="why-choose-us" beside>
      <ul className="grid grid-cols-1 gap-x-10 border-t sm:grid-cols-2">
        {principles.map(({ id, title, description }) => (
          <li key={id} className="border-b py-2.5 sm:py-4">
            <h3 className="me-2 inline leading-normal">
              <Said>{title}</Said>
            </h3>
            <p className="inline text-muted">
              <Said>{description}</Said>
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-2 max-sm:*:grow">
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
