// Hands one mail to the mail server. Names and subjects are encoded by nodemailer; addresses were checked before.
import { createTransport } from 'nodemailer';
import type { Claimed } from '../db/mails.ts';
import { messageOf } from '../message-of.ts';
import type { Mailbox } from './mailbox.ts';
import { PatientTransport } from './patient-transport.ts';

/** What comes before anything is said. */
const TIMEOUTS_MS = { dnsTimeout: 15_000, connectionTimeout: 20_000, greetingTimeout: 20_000 };

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
  const transport = createTransport(new PatientTransport({ url, ...TIMEOUTS_MS }), {
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
/** May be wrong with this mail alone; anything else is wrong with the way to the server. */
const ABOUT_A_MAIL = ['EENVELOPE', 'EMESSAGE', 'ESTREAM'];
// RFC 3463, without the class.
/** The sender's address, or more mail than may be sent: it is said to every other mail as well. */
const ABOUT_THE_SENDER = /^(1\.[78]|4\.5)$/;
/** What may not be. It can be said to the account, which its owner can change, or to what one mail says. */
const NOT_ALLOWED = /^7\./;

interface SmtpError {
  code?: string;
  /** What was answered. */
  command?: string;
  response?: string;
  responseCode?: number;
}

function failed(error: unknown): Delivery {
  const { code = 'unknown', command, response, responseCode = 0 } = error as SmtpError;
  const [, status = ''] = /^\d{3}[ -]\d\.(\d+\.\d+)\b/.exec(response ?? '') ?? [];
  const isItsOwn =
    ABOUT_A_MAIL.includes(code) &&
    !(command === 'MAIL FROM' && responseCode > 0) &&
    !ABOUT_THE_SENDER.test(status);
  return {
    ok: false,
    reason: messageOf(error)
      .replace(/\p{Cc}+/gu, ' ')
      .slice(0, REASON_MAX),
    code: responseCode > 0 ? `${code} ${responseCode}` : code,
    isFinal: isItsOwn && responseCode >= 500 && !NOT_ALLOWED.test(status),
    isUnreachable: !isItsOwn,
  };
}
