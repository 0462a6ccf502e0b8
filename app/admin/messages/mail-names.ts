import type { MailKind } from '#app/content/mails.ts';

export const MAIL_NAMES: Record<MailKind, string> = {
  notice: 'Notice to you',
  confirmation: 'Confirmation',
  invitation: 'Invitation to the call',
  moved: 'New time of the call',
  cancelled: 'Cancellation of the call',
  reply: 'Reply',
};

const momentFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export const momentText = (moment: string) => momentFormat.format(new Date(moment));
