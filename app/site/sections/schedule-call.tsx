import { Suspense, useRef } from 'react';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { lateCode } from '#app/lib/late-code.ts';
import { zoneCity } from '#app/lib/zone-city.ts';
import { useContent } from '#app/store/use-content.tsx';
import { late } from '#app/ui/late.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useNear } from '#app/ui/use-near.ts';
import { useInquiryMail } from '../owner-links.ts';
import { Section } from '../section.tsx';

const Booking = late(lateCode(() => import('../schedule/booking.tsx')));

/** That of the built-in owner, whose texts name it as people there do. */
const HOME_ZONE = 'Asia/Karachi';

/** No higher than the box that it fills (`booking-box`). */
const placeholder = <Skeleton className="h-95 w-full" />;

export function ScheduleCall() {
  const { t } = useTranslation();
  const mail = useInquiryMail();
  const { timeZone } = useContent('availability');
  const box = useRef<HTMLDivElement>(null);
  // Which days can be booked depends on the moment of the visit.
  const isNear = useNear(box);
  return (
    <Section
      id="schedule-call"
      note={
        timeZone === HOME_ZONE
          ? t('schedule.times')
          : t('schedule.timesElsewhere', { city: zoneCity(timeZone) })
      }
      sunken
    >
      <div ref={box} className="booking-box rounded-xl border bg-ground p-4 shadow-card sm:p-8">
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
