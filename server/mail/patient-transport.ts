// Hands a mail over on a connection of its own. Up to its last line that has to go quickly, or a server that hangs holds
// up all other mails; its word on the whole of it may take long.
import type { MailMessage, SMTPSentMessageInfo } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import SMTPTransport, { type SMTPTransportSendCallback } from 'nodemailer/lib/smtp-transport';

/** From the first try to connect until the whole mail is on its way. */
export const HANDING_OVER_MS = 2 * 60_000;
/** RFC 5321, 4.5.3.2.6: who hangs up sooner, once the whole mail is there, has it taken again and again. */
export const LAST_WORD_MS = 10 * 60_000;

type Mail = MailMessage<SMTPSentMessageInfo>;

export class PatientTransport extends SMTPTransport {
  override send(mail: Mail, callback: SMTPTransportSendCallback): void {
    this.#handOver(mail).then((info) => callback(null, info), callback);
  }

  async #handOver({ message }: Mail): Promise<SMTPSentMessageInfo> {
    const connection = new SMTPConnection(this.options);
    const [envelope, messageId] = [message.getEnvelope(), message.messageId()];
    let limit: NodeJS.Timeout | undefined;
    try {
      return await new Promise<SMTPSentMessageInfo>((resolve, reject) => {
        const within = (ms: number) => {
          clearTimeout(limit);
          limit = setTimeout(() => reject(tooSlow()), ms);
        };
        const whenDone = (next: () => void) => (problem?: Error | null) =>
          problem ? reject(problem) : next();
        const send = () => {
          const letter = message.createReadStream();
          letter.once('end', () => within(LAST_WORD_MS));
          connection.send(envelope, letter, (problem, info) =>
            problem ? reject(problem) : resolve({ ...info, envelope, messageId }),
          );
        };
        const logIn = () => {
          const auth = this.getAuth();
          if (auth && connection.allowsAuth) connection.login(auth, whenDone(send));
          else send();
        };
        within(HANDING_OVER_MS);
        connection.on('error', reject);
        connection.connect(whenDone(logIn));
      });
    } finally {
      clearTimeout(limit);
      connection.close();
    }
  }
}

function tooSlow(): Error {
  return Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' });
}
