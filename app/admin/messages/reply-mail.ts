import type { Message } from '#app/content/messages.ts';
import { wellFormed } from '#app/lib/well-formed.ts';

/** The address that opens the mail client with a reply filled in. */
export function replyMail({ email, subject }: Message, reply: string): string {
  const about = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  const fields = { subject: about, body: reply.replace(/\r?\n/g, '\r\n') };
  const query = Object.entries(fields)
    .map(([name, text]) => `${name}=${encodeURIComponent(wellFormed(text))}`)
    .join('&');
  // A stranger typed the address: what could add a field or another recipient is encoded.
  return `mailto:${encodeURIComponent(wellFormed(email.trim())).replaceAll('%40', '@')}?${query}`;
}
