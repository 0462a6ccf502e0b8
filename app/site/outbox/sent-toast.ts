// What the visitor is told when a request has reached the inbox, or cannot.

import type { Booking, VisitorRequest } from '#app/content/requests.ts';
import { slotText } from '#app/content/slot-name.ts';
import type { I18n } from '#app/i18n/i18n.ts';
import { fullDate } from '#app/lib/time-words.ts';
import type { Toast } from '#app/ui/toast.ts';
import { callNotes } from '../schedule/call-notes.ts';

/** When an owner who has begun anew answers: in the place of what the invented one promises. */
export type OwnPromise = string | undefined;

export function sentToast(i18n: I18n, request: VisitorRequest, promise?: OwnPromise): Toast {
  const { t } = i18n;
  switch (request.kind) {
    case 'contact':
      return { title: t('contact.sentTitle'), text: promise ?? t('contact.sentText') };
    case 'inquiry':
      return { title: t('inquiry.sentTitle'), text: promise ?? t('inquiry.sentText') };
    case 'consultation':
      return { title: t('consultation.sentTitle'), text: promise ?? t('consultation.sentText') };
    case 'booking':
      return { title: t('schedule.bookedTitle'), text: bookedText(i18n, request.value) };
  }
}

export function slotGoneToast({ t }: I18n): Toast {
  return { title: t('schedule.slotGone'), tone: 'error' };
}

export function refusedToast({ t }: I18n): Toast {
  return { title: t('form.notSaved'), tone: 'error' };
}

/** What was booked, in the visitor's words. */
export function bookedText(i18n: I18n, booking: Booking): string {
  const { t, language } = i18n;
  const { email, date, slot } = booking;
  const text = t('schedule.bookedText', {
    email,
    date: fullDate(new Date(`${date}T00:00`), language),
    slot: slotText(slot, language),
  });
  return [text, ...callNotes(i18n, booking)].filter(Boolean).join('\n');
}
