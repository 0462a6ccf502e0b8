import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#app/ui/link.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useInquiryMail } from '../owner-links.ts';
import { Section } from '../section.tsx';
import { useHydrated } from '../use-hydrated.ts';

const Booking = lazy(() => import('../schedule/booking.tsx'));

const placeholder = <Skeleton className="h-96 w-full" />;

export function ScheduleCall() {
  const { t } = useTranslation();
  // Which days can be booked depends on the moment of the visit.
  const isHydrated = useHydrated();
  const mail = useInquiryMail();
  return (
    <Section
      id="schedule-call"
      eyebrow={t('schedule.eyebrow')}
      title={t('schedule.title')}
      intro={t('schedule.intro')}
      sunken
    >
      <div className="min-h-[48rem] rounded-xl lg:min-h-[32rem] border bg-ground p-5 shadow-card sm:p-8">
        {isHydrated ? (
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
