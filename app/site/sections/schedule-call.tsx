import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lateCode } from '#app/lib/late-code.ts';
import { late } from '#app/ui/late.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useNear } from '#app/ui/use-near.ts';
import { useInquiryMail } from '../owner-links.ts';
import { Section } from '../section.tsx';

const Booking = late(lateCode(() => import('../schedule/booking.tsx')));

const placeholder = <Skeleton className="h-96 w-full" />;

export function ScheduleCall() {
  const { t } = useTranslation();
  const mail = useInquiryMail();
  const box = useRef<HTMLDivElement>(null);
  // Which days can be booked depends on the moment of the visit.
  const isNear = useNear(box);
  return (
    <Section
      id="schedule-call"
      eyebrow={t('schedule.eyebrow')}
      title={t('schedule.title')}
      intro={t('schedule.intro')}
      sunken
    >
      <div
        ref={box}
        className="min-h-[48rem] rounded-xl lg:min-h-[32rem] border bg-ground p-5 shadow-card sm:p-8"
      >
        {isNear ? (
          <Suspense fallback={placeholder}>
            <Booking />
          </Suspense>
        ) : (
          <>
            <noscript>
              <ButtonLink href={mail}>{t('contact.direct')}</ButtonLink>
            </noscript>
            {placeholder}
          </>
        )}
      </div>
    </Section>
  );
}
