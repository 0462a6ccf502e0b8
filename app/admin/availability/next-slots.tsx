import { useMemo } from 'react';
import { type Availability, availabilitySchema } from '#app/content/availability.ts';
import { freeDays, lookedAt } from '#app/content/free-days.ts';
import { zoneCity } from '#app/lib/zone-city.ts';
import { usePort, useView } from '#app/store/use-content.tsx';
import { useNow } from '#app/ui/use-now.ts';
import { dayWords } from './days-off.tsx';

const DAYS_SHOWN = 2;

/** What a visitor would find free, on the owner's clock and on that of this device. */
export function NextSlots({ availability }: { availability: Availability }) {
  const now = useNow();
  const desk = usePort('desk');
  const isWhole = availabilitySchema.safeParse(availability).success;
  const { from, to } = lookedAt(availability, now);
  const taken = useView(useMemo(() => desk.takenCalls(from, to), [desk, from, to]));
  const days = isWhole ? freeDays({ availability, now, taken, count: DAYS_SHOWN }) : [];
  const here = new Intl.DateTimeFormat('en', { timeStyle: 'short' });
  const ownZone = here.resolvedOptions().timeZone;
  const isElsewhere = ownZone !== availability.timeZone;
  return (
    <section aria-labelledby="next-slots" className="grid gap-3 xl:sticky xl:top-34 xl:self-start">
      <h2 id="next-slots" className="label text-faint">
        Next free times
      </h2>
      <div className="grid gap-5 rounded-lg border bg-raised/50 p-5">
        <p className="text-muted text-sm">
          {isElsewhere
            ? `In ${zoneCity(availability.timeZone)}, and in ${zoneCity(ownZone)} where you are.`
            : `In ${zoneCity(availability.timeZone)}.`}
        </p>
        {days.length === 0 && (
          <p>{isWhole ? 'Nothing is free.' : 'Complete the hours to see what is free.'}</p>
        )}
        {days.map(({ date, slots }) => (
          <div key={date} className="grid gap-1.5">
            <h3 className="font-semibold text-base tracking-normal">{dayWords(date)}</h3>
            <ul className="grid gap-1 text-sm tabular">
              {slots.map(({ slot, startsAt }) => (
                <li key={slot} className="flex flex-wrap justify-between gap-x-4">
                  <span>{slot}</span>
                  {isElsewhere && <span className="text-muted">{here.format(startsAt)}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
