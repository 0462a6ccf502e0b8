import { CalendarClock, Clock, Mail, MapPin, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Said } from '#app/i18n/said.tsx';
import { useTexts } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { mailto } from '#app/lib/mailto.ts';
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
  // Where it is too long for its line, it breaks before the host.
  const [name, host] = owner.email.split(/(?=@)/);
  const notice = owner.availability || texts.availability;
  return (
    <Section
      id="contact"
      beside
      lead={
        <>
          <ul className="mt-4 grid grid-cols-2 gap-x-4 border-t lg:mt-6">
            {owner.email && (
              <InfoCard icon={<Mail />} label={t('form.shortEmail')}>
                <a
                  dir="ltr"
                  href={mailto(owner.email)}
                  className="after:absolute after:inset-0 hover:text-primary-text"
                >
                  {name}
                  <wbr />
                  {host}
                </a>
              </InfoCard>
            )}
            {owner.phone && (
              <InfoCard icon={<MessageCircle />} label={t('social.whatsapp')}>
                <a
                  dir="ltr"
                  href={whatsAppLink(owner.whatsapp)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="after:absolute after:inset-0 hover:text-primary-text"
                >
                  {owner.phone}
                </a>
              </InfoCard>
            )}
            {owner.address && (
              <InfoCard icon={<MapPin />} label={t('contact.location')}>
                <Said>{owner.address}</Said>
                {texts.locationNote && (
                  <span className="block font-normal text-muted text-sm">
                    <Said>{texts.locationNote}</Said>
                  </span>
                )}
              </InfoCard>
            )}
            {texts.responseTime && (
              <InfoCard icon={<Clock />} label={t('about.responseTime')}>
                <Said>{texts.responseTime}</Said>
              </InfoCard>
            )}
          </ul>
          <div className="mt-5 flex flex-wrap gap-2 max-sm:*:grow">
            <Button onClick={openConsultation}>
              <CalendarClock className="size-5" />
              {t('contact.schedule')}
            </Button>
            {owner.email && (
              <ButtonLink href={mail} variant="outline">
                <Mail className="size-5" />
                {t('contact.direct')}
              </ButtonLink>
            )}
          </div>
          {notice && (
            <p className="mt-4 flex items-center gap-3 text-muted">
              <span className="size-2.5 shrink-0 rounded-full bg-success outline-4 outline-success/25" />
              <Said>{notice}</Said>
            </p>
          )}
        </>
      }
    >
      <div className="rounded-xl border bg-raised/70 p-4 shadow-card sm:p-8">
        <h3 className="mb-4 text-2xl">
          {texts.formTitle ? <Said>{texts.formTitle}</Said> : t('contact.submit')}
        </h3>
        <ContactForm />
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
    <li className="relative border-b py-2.5 wrap-anywhere [&_svg]:size-4.5 [&_svg]:text-primary-text">
      <p className="label mb-0.5 flex items-center gap-2 text-faint">
        {icon}
        {label}
      </p>
      <p className="font-semibold text-[0.9375rem]">{children}</p>
    </li>
  );
}
