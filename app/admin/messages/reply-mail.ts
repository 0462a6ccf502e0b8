import type { Message } from '#app/content/messages.ts';
import { type MailLink, mailLink } from './mail-link.ts';

/** What opens the mail program with a reply filled in. */
export function replyMail({ email, subject }: Message, reply: string): MailLink {
  return mailLink({
    email,
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    body: reply,
  });
}
