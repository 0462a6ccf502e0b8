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
  // A stranger typed the address: what could add a field or another recipient is encoded.
  const to = encodeURIComponent(wellFormed(mail.email.trim())).replaceAll('%40', '@');
  const field = (name: string, text: string) => `${name}=${encodeURIComponent(wellFormed(text))}`;
  const short = `mailto:${to}?${field('subject', mail.subject)}`;
  const whole = `${short}&${field('body', mail.body.replace(/\r?\n/g, '\r\n'))}`;
  return whole.length > LINK_MAX ? { href: short, isWhole: false } : { href: whole, isWhole: true };
}
