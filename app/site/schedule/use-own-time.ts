import { type Slot, visitorTime } from '#app/content/booking.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { useContent } from '#app/store/use-content.tsx';

const DAY_KEYS = {
  [-1]: 'schedule.previousDay',
  0: 'schedule.yourTime',
  1: 'schedule.nextDay',
} as const;

/** Says what the visitor's own clock shows at a slot, where that is something else. */
export function useOwnTime(): (slot: Slot) => string | undefined {
  const { t, i18n } = useTranslation();
  const { timeZone } = useContent('availability');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return ({ startsAt }) => {
    const own = visitorTime(startsAt, timeZone, zone, i18n.language);
    return own && t(DAY_KEYS[own.dayOffset], { time: own.time });
  };
}
