// Hands one mail to the mail server. Names and subjects are encoded by nodemailer; addresses were checked before.
import { createTransport } from 'nodemailer';
import type { Claimed } from '../db/mails.ts';
import { messageOf } from '../message-of.ts';
import type { Mailbox } from './mailbox.ts';

/** Each wait of a connection ends, so that a mail is done with before its lease has ended. */
const TIMEOUTS_MS = {
  dnsTimeout: 15_000,
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  // RFC 5321, 4.5.3.2.6: who hangs up sooner, once the whole mail is there, has it taken again and again.
  socketTimeout: 10 * 60_000,
};

export type Delivery =
  | { ok: true }
  | {
      ok: false;
      /** For the owner: what the server said. */
      reason: string;
      /** For the log: nothing of anybody's. */
      code: string;
      /** The server will never take it. */
      isFinal: boolean;
      /** Nor can it be asked for another one just now. */
      isUnreachable: boolean;
    };

export type Deliver = (mail: Pick<Claimed, 'id' | 'recipient' | 'body'>) => Promise<Delivery>;

export function createSmtp({ url, from }: { url: string; from: Mailbox }): Deliver {
  const transport = createTransport({
    url,
    ...TIMEOUTS_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return async ({ id, recipient, body }) => {
    const { subject, text, html, invite, replyTo, isAutomatic } = body;
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: recipient },
        replyTo,
        subject,
        text,
        html,
        // The same one whenever it is sent again: who gets it twice can tell.
        messageId: `<${id}@${domain}>`,
        ...(invite && {
          icalEvent: { method: invite.method, filename: 'invite.ics', content: invite.file },
        }),
        headers: isAutomatic ? { 'Auto-Submitted': 'auto-generated' } : {},
      });
      return { ok: true };
    } catch (error) {
      return failed(error);
    }
  };
}

const REASON_MAX = 300;
/** What is wrong with this mail alone; anything else is wrong with the way to the server. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE', 'ESTREAM'];

function failed(error: unknown): Delivery {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  const isItsOwn = ABOUT_THE_MAIL.includes(code);
  return {
    ok: false,
    reason: messageOf(error)
      .replace(/\p{Cc}+/gu, ' ')
      .slice(0, REASON_MAX),
    code: responseCode === undefined ? code : `${code} ${responseCode}`,
    isFinal: isItsOwn && responseCode !== undefined && responseCode >= 500,
    isUnreachable: !isItsOwn,
  };
}
