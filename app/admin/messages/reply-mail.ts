import type { Message } from '#app/content/messages.ts';
import { replySubject } from '#app/mail/reply-subject.ts';
import { type MailLink, mailLink } from './mail-link.ts';

/** What opens the mail program with a reply filled in. */
export function replyMail(message: Message, reply: string): MailLink {
  return mailLink({ email: message.email, subject: replySubject(message), body: reply });
}
