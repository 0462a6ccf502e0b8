import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookingSlot, slotText } from '#app/content/booking.ts';
import { timestampId } from '#app/content/inbox.ts';
import type { Booking } from '#app/content/requests.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { LongTextField, TextField } from '../forms/fields.tsx';
import { CompanyField } from '../forms/project-fields.tsx';
import { textField, useSubmission } from '../forms/use-submission.ts';

interface BookingDialogProps {
  isOpen: boolean;
  date: string;
  slot: BookingSlot;
  /** The date as the visitor reads it. */
  dateText: string;
  onClose: () => void;
  onBooked: (booking: Booking) => void;
}

export function BookingDialog({
  isOpen,
  date,
  slot,
  dateText,
  onClose,
  onBooked,
}: BookingDialogProps) {
  const { t, i18n } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [isMissing, setMissing] = useState(false);

  const { isSending, cancel, handleSubmit } = useSubmission(
    (fields, now) => ({
      kind: 'booking',
      value: {
        id: timestampId(now),
        name: textField(fields, 'name'),
        email: textField(fields, 'email'),
        phone: textField(fields, 'phone'),
        company: textField(fields, 'company'),
        notes: textField(fields, 'notes'),
        date,
        slot,
        submittedAt: now.toISOString(),
      },
    }),
    (request) => onBooked(request.value),
  );

  /** Says what is missing itself, because the browser's own bubble would hide it. */
  function handleBook(event: FormEvent<HTMLFormElement>) {
    const fields = new FormData(event.currentTarget);
    const missing = !textField(fields, 'email') || !textField(fields, 'phone');
    setMissing(missing);
    if (missing || !event.currentTarget.reportValidity()) {
      event.preventDefault();
      return;
    }
    handleSubmit(event);
  }

  function handleCancel() {
    cancel();
    form.current?.reset();
    setMissing(false);
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('schedule.dialogTitle')}
      description={t('schedule.dialogIntro', {
        date: dateText,
        slot: slotText(slot, i18n.language),
      })}
      closeLabel={t('close')}
    >
      <form
        ref={form}
        noValidate
        onSubmit={handleBook}
        className="grid grid-cols-1 gap-5 sm:grid-cols-2"
      >
        <TextField
          name="email"
          type="email"
          label={t('form.shortEmail')}
          placeholder={t('form.emailPlaceholder')}
          autoComplete="email"
          required
        />
        <TextField
          name="phone"
          type="tel"
          label={t('form.phone')}
          placeholder={t('form.phonePlaceholder')}
          autoComplete="tel"
          required
        />
        <TextField
          name="name"
          label={t('form.shortName')}
          placeholder={t('form.namePlaceholder')}
          autoComplete="name"
        />
        <CompanyField />
        <LongTextField
          name="notes"
          label={t('form.notes')}
          placeholder={t('form.notesPlaceholder')}
          className="sm:col-span-2"
        />
        <p role="alert" className="font-medium text-danger empty:hidden sm:col-span-2">
          {isMissing && t('schedule.missing')}
        </p>
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" disabled={isSending}>
            {t(isSending ? 'form.sending' : 'schedule.submit')}
          </Button>
          <Button variant="outline" onClick={handleCancel}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
