import { type FormEvent, useMemo } from 'react';
import { callOf } from '#app/content/booking.ts';
import { freeDays, lookedAt } from '#app/content/free-days.ts';
import type { Booking } from '#app/content/requests.ts';
import { bothClocks } from '#app/lib/clock-text.ts';
import { useContent, usePort, useView } from '#app/store/use-content.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/input.tsx';
import { useNow } from '#app/ui/use-now.ts';

const DAYS_SHOWN = 21;

interface MoveDialogProps {
  booking: Booking;
  onMove: (to: Date) => void;
  onClose: () => void;
}

export function MoveDialog({ booking, onMove, onClose }: MoveDialogProps) {
  const now = useNow();
  const desk = usePort('desk');
  const availability = useContent('availability');
  const { from, to } = lookedAt(availability, now);
  const taken = useView(useMemo(() => desk.takenCalls(from, to), [desk, from, to]));
  const own = callOf(booking)?.startsAt.getTime();
  const others = taken.filter((each) => callOf(each)?.startsAt.getTime() !== own);
  const zones = { owner: availability.timeZone, visitor: booking.timeZone };
  const options = freeDays({ availability, now, taken: others, count: DAYS_SHOWN })
    .flatMap(({ slots }) => slots)
    .filter(({ startsAt }) => startsAt.getTime() !== own)
    .map(({ startsAt }) => ({
      value: startsAt.toISOString(),
      label: bothClocks(startsAt, zones, 'en', 'short').join(' · '),
    }));

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onMove(new Date(String(new FormData(event.currentTarget).get('to'))));
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Move the call with ${booking.name || booking.email}`}
      description={options.length === 0 ? 'No other time is free.' : undefined}
      closeLabel="Close"
    >
      <form onSubmit={handleSubmit} className="grid gap-5">
        {options.length > 0 && (
          <Field label="New time">{(ids) => <Select {...ids} name="to" options={options} />}</Field>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" disabled={options.length === 0}>
            Move the call
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
