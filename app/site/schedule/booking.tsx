import { CalendarCheck, Download } from 'lucide-react';
import { memo, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isBookableDate, type Slot } from '#app/content/booking.ts';
import { bookingInvite } from '#app/content/booking-ics.ts';
import type { Booking as BookingRequest } from '#app/content/requests.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { calendarDate } from '#app/lib/calendar-date.ts';
import { fullDate } from '#app/lib/time-words.ts';
import { wallDate } from '#app/lib/time-zone.ts';
import { useContent } from '#app/store/use-content.tsx';
import { Button } from '#app/ui/button.tsx';
import { Calendar } from '#app/ui/calendar.tsx';
import { downloadFile } from '#app/ui/download.ts';
import { bookedText } from '../outbox/sent-toast.ts';
import { useOwner } from '../use-owner.ts';
import { BookingDialog } from './booking-dialog.tsx';
import { FreeTimes } from './free-times.tsx';
import { pickedDay } from './picked-day.ts';
import { SlotPicker } from './slot-picker.tsx';

// Not drawn anew when a time is asked for: days and times take longer than the dialog.
const Month = memo(Calendar);
const NextTimes = memo(FreeTimes);
const Slots = memo(SlotPicker);

export default function Booking() {
  const { t, i18n } = useTranslation();
  const [day, setDay] = useState<Date>();
  const [slot, setSlot] = useState<Slot | null>(null);
  /** What the dialog is about; it stays when another day is looked at, with what was typed. */
  const [asked, setAsked] = useState<Slot | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [booked, setBooked] = useState<BookingRequest | null>(null);
  const [refused, setRefused] = useState<readonly BookingRequest[]>([]);
  const availability = useContent('availability');
  const slots = useRef<HTMLDivElement>(null);
  const date = day && calendarDate(day);

  /** Where the visitor is already in the next month, the owner's day may still be in this one. */
  const from = useMemo(() => {
    const now = new Date();
    const today = pickedDay(wallDate(now, availability.timeZone));
    return today < now ? today : now;
  }, [availability.timeZone]);

  const isDisabled = useCallback(
    (each: Date) => !isBookableDate(calendarDate(each), availability, new Date()),
    [availability],
  );

  const choose = useCallback((next: Date | undefined) => {
    setDay(next);
    setSlot(null);
  }, []);

  const dateText = useMemo(
    () => asked && fullDate(pickedDay(asked.date), i18n.language),
    [asked, i18n.language],
  );

  const ask = useCallback((chosen: Slot) => {
    // The button gives way at once, and the dialog follows.
    startTransition(() => {
      setAsked(chosen);
      setAsking(true);
    });
  }, []);

  const handleFreeTime = useCallback(
    (free: Slot) => {
      setDay(pickedDay(free.date));
      setSlot(free);
      ask(free);
    },
    [ask],
  );

  /** The free time that was pressed may have given way to its day: then the visitor goes on where it is confirmed. */
  function handleClose() {
    setAsking(false);
    setTimeout(() => {
      const { activeElement, body } = document;
      // Some browsers leave the focus for a moment in what they have just closed.
      if (activeElement !== body && !activeElement?.closest('dialog')) return;
      slots.current?.querySelector('button')?.focus({ preventScroll: true });
    });
  }

  /** Who has chosen another slot before the answer came keeps it. Whether they were still asked about this one. */
  function letGo(gone: BookingRequest): boolean {
    const isGone = (each: Slot) => each.date === gone.date && each.slot === gone.slot;
    if (slot && isGone(slot)) setSlot(null);
    if (!isAsking || !asked || !isGone(asked)) return false;
    setAsking(false);
    return true;
  }

  /** Who still waited for it goes on beside what says so: nothing in passing has to cover that. */
  function handleBooked(booking: BookingRequest): boolean {
    setBooked(booking);
    return letGo(booking);
  }

  /** The dialog makes way for what is still free, and that is where the visitor goes on. */
  function handleTaken(taken: BookingRequest) {
    setRefused((all) => [...all, taken]);
    if (!letGo(taken)) return;
    setTimeout(() => slots.current?.querySelector<HTMLElement>('input:enabled')?.focus());
  }

  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,26rem)_1fr] lg:grid-rows-[auto_1fr]">
      {/* A day that was picked takes their place where both stand side by side. */}
      <NextTimes refused={refused} onChoose={handleFreeTime} className={date && 'lg:hidden'} />
      <Month
        className="lg:col-start-1 lg:row-span-2 lg:row-start-1"
        from={from}
        selected={day}
        onSelect={choose}
        isDisabled={isDisabled}
        language={i18n.language}
        direction={i18n.dir()}
        label={t('schedule.calendar')}
        previousLabel={t('schedule.previousMonth')}
        nextLabel={t('schedule.nextMonth')}
      />
      <div ref={slots} className="grid content-start gap-5">
        {date && <Slots date={date} chosen={slot} refused={refused} onChoose={setSlot} />}
        <Button
          disabled={!slot}
          onClick={() => slot && ask(slot)}
          className="sm:justify-self-start"
        >
          <CalendarCheck className="size-5" />
          {t('schedule.confirm')}
        </Button>
        <div role="status" className="empty:-mt-5">
          {booked && <Booked key={booked.id} booking={booked} />}
        </div>
      </div>
      {asked && dateText && (
        <BookingDialog
          slot={asked}
          dateText={dateText}
          isOpen={isAsking}
          onClose={handleClose}
          onBooked={handleBooked}
          onTaken={handleTaken}
        />
      )}
    </div>
  );
}

/** What is left to do after a booking: keep it in one's own calendar. */
function Booked({ booking }: { booking: BookingRequest }) {
  const { t, i18n } = useTranslation();
  const owner = useOwner();
  const { callMinutes } = useContent('availability');
  const minutes = booking.minutes ?? callMinutes;
  const box = useRef<HTMLDivElement>(null);

  function handleSave() {
    const invite = bookingInvite(booking, owner, {
      summary: t('schedule.inviteSummary', { name: owner.name }),
      description: [
        t('schedule.inviteLength', { minutes }),
        ...(owner.email.trim() ? [t('schedule.inviteMove', { email: owner.email })] : []),
      ].join(' '),
    });
    downloadFile('consultation.ics', invite, 'text/calendar');
  }

  // The button behind the dialog cannot be pressed again: this is where the visitor goes on, once the
  // dialog has closed and given focus back to nobody.
  useEffect(() => {
    const timer = setTimeout(() => {
      // What was sent later by itself leaves whoever is busy elsewhere alone.
      if (document.activeElement === document.body) box.current?.focus();
    });
    return () => clearTimeout(timer);
  }, []);

  return (
    <div
      ref={box}
      tabIndex={-1}
      className="grid gap-3 rounded-lg border border-success/60 bg-raised/70 p-5"
    >
      <p className="font-semibold">{t('schedule.bookedTitle')}</p>
      <p className="whitespace-pre-line text-muted">{bookedText(i18n, booking)}</p>
      <Button variant="outline" size="small" onClick={handleSave} className="justify-self-start">
        <Download className="size-4" />
        {t('schedule.saveInvite')}
      </Button>
    </div>
  );
}
