import { mailto } from '#app/lib/mailto.ts';
import { wellFormed } from '#app/lib/well-formed.ts';

/** What mail programs and the systems that start them take of an address; beyond it some open nothing at all. */
const LINK_MAX = 2000;

export interface MailLink {
  /** The address that opens the mail program. */
  href: string;
  /** The text fits into it; else it has to be pasted. */
  isWhole: boolean;
}

export function mailLink(mail: { email: string; subject: string; body: string }): MailLink {
  const field = (name: string, text: string) => `${name}=${encodeURIComponent(wellFormed(text))}`;
  const short = `${mailto(mail.email)}?${field('subject', mail.subject)}`;
  const whole = `${short}&${field('body', mail.body.replace(/\r?\n/g, '\r\n'))}`;
  return whole.length > LINK_MAX ? { href: short, isWhole: false } : { href: whole, isWhole: true };
}
