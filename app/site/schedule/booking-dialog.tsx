import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type Slot, withSlot } from '#app/content/booking.ts';
import { keyed, timestampId } from '#app/content/inbox.ts';
import type { Booking } from '#app/content/requests.ts';
import { slotText } from '#app/content/slot-name.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { takeQuestion } from '../forms/carried-question.ts';
import { RequestField, readFields } from '../forms/fields.tsx';
import { RequestForm } from '../forms/request-form.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { callNotes } from './call-notes.ts';

const NAMES = ['name', 'email', 'phone', 'company', 'notes'] as const;
const REQUIRED = ['email', 'phone'] as const;

interface BookingDialogProps {
  isOpen: boolean;
  slot: Slot;
  /** The date as the visitor reads it. */
  dateText: string;
  onClose: () => void;
  /** Whether the visitor is told so where they go on. */
  onBooked: (booking: Booking) => boolean;
  /** Somebody else has its slot. What was typed stays, for another one. */
  onTaken: (booking: Booking) => void;
}

export function BookingDialog({
  isOpen,
  slot,
  dateText,
  onClose,
  onBooked,
  onTaken,
}: BookingDialogProps) {
  const { t, i18n } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const messageId = useId();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const faultOf = (name: string) => (missing.includes(name) ? messageId : undefined);

  const submission = useSubmission(
    (fields, now) => ({
      kind: 'booking',
      value: withSlot(
        {
          id: timestampId(now),
          ...readFields(fields, NAMES),
          timeZone,
          submittedAt: now.toISOString(),
        },
        slot,
      ),
    }),
    {
      onSent: ({ value }, key) => onBooked(keyed(value, key)),
      onTaken: ({ value }) => onTaken(value),
    },
  );
  const isSending = submission.state === 'sending';

  useEffect(() => {
    if (isOpen) takeQuestion('booking', form.current);
  }, [isOpen]);

  /** Says what is missing itself, because the browser's own bubble would hide it. */
  function handleBook(event: FormEvent<HTMLFormElement>) {
    const { currentTarget } = event;
    const fields = readFields(new FormData(currentTarget), NAMES);
    const empty = REQUIRED.filter((name) => !fields[name]);
    const [first] = empty;
    setMissing(empty);
    if (!first && currentTarget.reportValidity()) return submission.handleSubmit(event);
    event.preventDefault();
    if (first) currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }

  function handleCancel() {
    submission.cancel();
    form.current?.reset();
    setMissing([]);
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('schedule.dialogTitle')}
      description={
        <>
          {t('schedule.dialogIntro', {
            date: dateText,
            slot: slotText(slot.slot, i18n.language),
          })}
          {callNotes(i18n, { ...slot, timeZone }).map(
            (note) =>
              note && (
                <span key={note} className="block">
                  {note}
                </span>
              ),
          )}
        </>
      }
      closeLabel={t('close')}
    >
      <RequestForm ref={form} submission={submission} noValidate onSubmit={handleBook}>
        <RequestField
          name="email"
          label={t('form.shortEmail')}
          required
          faultId={faultOf('email')}
        />
        <RequestField name="phone" required faultId={faultOf('phone')} />
        <RequestField name="name" label={t('form.shortName')} />
        <RequestField name="company" />
        <RequestField name="notes" width="wide" />
        <p
          id={messageId}
          role="alert"
          className="font-medium text-danger empty:hidden col-span-full"
        >
          {missing.length > 0 && t('schedule.missing')}
        </p>
        <div className="flex flex-wrap gap-3 col-span-full">
          <Button type="submit" aria-disabled={isSending}>
            {t(isSending ? 'form.sending' : 'schedule.submit')}
          </Button>
          <Button variant="outline" onClick={handleCancel}>
            {t('cancel')}
          </Button>
        </div>
      </RequestForm>
    </Dialog>
  );
}
