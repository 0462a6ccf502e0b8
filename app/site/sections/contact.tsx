import { CalendarClock, Clock, Mail, MapPin, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '#app/i18n/use-site-content.ts';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { useConsultation } from '../consultation/consultation-provider.tsx';
import { useInquiryMail, whatsAppLink } from '../owner-links.ts';
import { Section } from '../section.tsx';
import { useOwner } from '../use-owner.ts';
import { ContactForm } from './contact-form.tsx';

export function Contact() {
  const { t } = useTranslation();
  const texts = useTexts('contact');
  const owner = useOwner();
  const mail = useInquiryMail();
  const openConsultation = useConsultation();
  const notice = owner.availability || texts.availability;
  return (
    <Section id="contact">
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,24rem)_1fr]">
        <div className="grid content-start gap-6">
          <ul className="grid border-t sm:grid-cols-2 sm:border-s lg:grid-cols-1 lg:border-s-0">
            {owner.email && (
              <InfoCard icon={<Mail />} label={t('contact.email')}>
                <a
                  dir="ltr"
                  href={`mailto:${owner.email}`}
                  className="break-all hover:text-primary-text"
                >
                  {owner.email}
                </a>
              </InfoCard>
            )}
            {owner.phone && (
              <InfoCard icon={<MessageCircle />} label={t('contact.whatsapp')}>
                <a
                  dir="ltr"
                  href={whatsAppLink(owner.whatsapp)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="hover:text-primary-text"
                >
                  {owner.phone}
                </a>
              </InfoCard>
            )}
            {owner.address && (
              <InfoCard icon={<MapPin />} label={t('contact.location')}>
                {owner.address}
                <span className="block font-normal text-muted text-sm">{texts.locationNote}</span>
              </InfoCard>
            )}
            {texts.responseTime && (
              <InfoCard icon={<Clock />} label={t('contact.responseTime')}>
                {texts.responseTime}
              </InfoCard>
            )}
          </ul>
          <div className="flex flex-wrap gap-3">
            <Button onClick={openConsultation}>
              <CalendarClock className="size-5" />
              {t('contact.schedule')}
            </Button>
            <ButtonLink href={mail} variant="outline">
              <Mail className="size-5" />
              {t('contact.direct')}
            </ButtonLink>
          </div>
          {notice && (
            <p className="flex items-center gap-3 text-muted">
              <span className="size-2.5 shrink-0 rounded-full bg-success shadow-[0_0_0_4px_color-mix(in_oklab,var(--success)_25%,transparent)]" />
              {notice}
            </p>
          )}
        </div>
        <div className="rounded-xl border bg-raised/70 p-6 shadow-card sm:p-8">
          <h3 className="mb-6 text-2xl">{texts.formTitle || t('contact.submit')}</h3>
          <ContactForm />
        </div>
      </div>
    </Section>
  );
}

function InfoCard({
  icon,
  label,
  children,
}: {
  icon: ReactNode;
  label: string;
  children: ReactNode;
}) {
  return (
    <li className="flex gap-4 border-b py-4 sm:border-e sm:px-4 lg:border-e-0 lg:px-0 [&_svg]:size-5">
      <span className="mt-0.5 text-primary-text">{icon}</span>
      <span className="min-w-0 wrap-anywhere">
        <span className="label block text-faint">{label}</span>
        <span className="font-semibold">{children}</span>
      </span>
    </li>
  );
}
