// The mails that a request causes.

/** What a visitor is told about a call. */
export const BOOKING_MAILS = ['invitation', 'moved', 'cancelled'] as const;

/** What somebody was promised: without a mail server the owner mails it. */
export const PROMISED_MAILS = [...BOOKING_MAILS, 'reply'] as const;

/** A notice goes to the owner, all others to the visitor. */
export const MAIL_KINDS = ['notice', 'confirmation', ...PROMISED_MAILS] as const;

export type BookingMail = (typeof BOOKING_MAILS)[number];
export type MailKind = (typeof MAIL_KINDS)[number];

export function isBookingMail(kind: MailKind): kind is BookingMail {
  return BOOKING_MAILS.some((each) => each === kind);
}
