// A mail that the owner sends: ready, in the visitor's language. It brings the texts of all mails along, so it comes when
// there is something to mail.
import type { Content } from '#app/content/collections.ts';
import type { Message, ToMail } from '#app/content/messages.ts';
import { hasTime } from '#app/mail/call-times.ts';
import { bookingLetter, inLanguage } from '#app/mail/compose.ts';
import { languageOf, plainText } from '#app/mail/letter.ts';
import { mailOwner } from '#app/mail/mail-owner.ts';
import { type MailLink, mailLink } from './mail-link.ts';
import { replyMail } from './reply-mail.ts';

export interface HandMail extends MailLink {
  text: string;
  language: string;
  /** The file for the visitor's calendar, to be attached. */
  invite?: string | undefined;
}

/** Undefined when nobody can tell what it should say. */
export function handMail(
  message: Message,
  { kind, booking, at, path }: ToMail,
  site: Pick<Content, 'about' | 'settings' | 'availability'>,
  /** Where the site is that has the page of a call. */
  origin: string,
): HandMail | undefined {
  const language = languageOf(message);
  if (kind === 'reply') {
    const { reply = '' } = message;
    return { ...replyMail(message, reply), text: reply, language };
  }
  if (!booking || !hasTime(booking)) return undefined;
  const link = path && `${origin}${inLanguage(path, language)}`;
  const news = { change: kind, booking, at: new Date(at), link };
  const letter = bookingLetter(news, language, mailOwner(site));
  const text = plainText(letter);
  const mail = mailLink({ email: message.email, subject: letter.subject, body: text });
  return { ...mail, text, language, invite: letter.invite?.file };
}
