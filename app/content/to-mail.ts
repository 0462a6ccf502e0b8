// What the owner still has to mail, where no server does it: kept with the message, and ticked off.
import { isBookingMail } from './mails.ts';
import type { Message, ToMail } from './messages.ts';

/** One more. A newer word about the same thing takes the place of one that nobody has mailed; a reply of any. */
export function owing(message: Message, mail: ToMail): Message {
  const others = (message.toMail ?? []).filter(({ kind, doneAt }) =>
    isBookingMail(mail.kind) ? !isBookingMail(kind) || doneAt !== undefined : kind !== mail.kind,
  );
  return { ...message, toMail: [...others, mail] };
}

/** The message with its reply. */
export function answered(message: Message, reply: string, now: Date): Message {
  return { ...message, status: 'replied', reply, replyTimestamp: now.toISOString() };
}

/** Which of them is meant. */
export type MailName = Pick<ToMail, 'kind' | 'at'>;

/** Ticked off, or open again; undefined when there is none like it. */
export function ticked(
  message: Message,
  { kind, at }: MailName,
  doneAt: Date | undefined,
): Message | undefined {
  const isMeant = (mail: ToMail) => mail.kind === kind && mail.at === at;
  if (!message.toMail?.some(isMeant)) return undefined;
  const toMail = message.toMail.map((mail): ToMail => {
    if (!isMeant(mail)) return mail;
    const { doneAt: _, ...open } = mail;
    return doneAt ? { ...open, doneAt: doneAt.toISOString() } : open;
  });
  return { ...message, toMail };
}
