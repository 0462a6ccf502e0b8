import { useMemo } from 'react';
import type { Slot, TakenCall } from '#app/content/booking.ts';
import { lookedAt } from '#app/content/free-days.ts';
import { nextTimes } from '#app/content/next-times.ts';
import { slotText } from '#app/content/slot-name.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { latinDigits } from '#app/lib/time-words.ts';
import { useContent } from '#app/store/use-content.tsx';
import { useNow } from '#app/ui/use-now.ts';
import { nightText } from './night-text.ts';
import { pickedDay } from './picked-day.ts';
import { useOwnTime } from './use-own-time.ts';
import { useTaken } from './use-taken.ts';

const TIMES = 6;

interface FreeTimesProps {
  refused: readonly TakenCall[];
  onChoose: (slot: Slot) => void;
  className?: string | undefined;
}

/** The next free times, each one press away from its dialog. */
export function FreeTimes({ refused, onChoose, className }: FreeTimesProps) {
  const { t, i18n } = useTranslation();
  const availability = useContent('availability');
  const ownTime = useOwnTime();
  // A page that stays open offers nothing that has passed.
  const now = useNow();
  const { from, to } = lookedAt(availability, now);
  const taken = useTaken(from, to, refused);
  const { timeZone: visitorZone } = Intl.DateTimeFormat().resolvedOptions();
  const times = useMemo(
    () => nextTimes({ availability, now, taken, visitorZone, count: TIMES }),
    [availability, now, taken, visitorZone],
  );
  const formatDay = new Intl.DateTimeFormat(latinDigits(i18n.language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  if (times.length === 0) return <p className={className}>{t('schedule.noneFree')}</p>;
  return (
    <div className={className}>
      <h3 className="mb-3 text-lg">{t('schedule.nextFree')}</h3>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {times.map((slot) => {
          const notes = [nightText(i18n, slot), ownTime(slot)];
          return (
            <li key={slot.startsAt.toISOString()} className="max-sm:nth-of-type-[n+5]:hidden">
              <button
                type="button"
                onClick={() => onChoose(slot)}
                className="grid min-h-18 w-full content-center justify-items-center rounded-md border border-line-strong/60 px-1 py-1.5 text-center leading-snug transition-[border-color,scale] duration-150 hover:border-primary-text"
              >
                <span className="label text-muted">{formatDay.format(pickedDay(slot.date))}</span>
                <bdi className="tabular font-semibold">{slotText(slot.slot, i18n.language)}</bdi>
                {notes.map(
                  (note) =>
                    note && (
                      <span key={note} className="text-[0.8125rem] text-muted">
                        {note}
                      </span>
                    ),
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
