// For tests: a real mail server that can be down, slow or choosy, and what has arrived in it.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Arrived extends Email {
  /** To whom it went, whatever its headers say. */
  recipients: string[];
}

/** Of whoever wants to be known. */
export const PASSWORD = 'correct horse battery';

type Command = 'MAIL FROM' | 'RCPT TO' | 'DATA';

export function createMailServer() {
  const arrived: Arrived[] = [];
  let server: SMTPServer | undefined;
  let port = 0;
  /** What a mail waits for before it is taken. */
  let gate: Promise<void> = Promise.resolve();
  let onWaiting = () => {};
  let refusal: { command: Command; answer: string } | undefined;

  /** Nothing when the command is taken. */
  function refused(command: Command): Error | null {
    if (refusal?.command !== command) return null;
    const { answer } = refusal;
    refusal = undefined;
    return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
  }

  return {
    arrived,
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    /** On the same port again when it was down. */
    async up() {
      server = new SMTPServer({
        authOptional: true,
        allowInsecureAuth: true,
        disabledCommands: ['STARTTLS'],
        logger: false,
        onAuth({ username, password }, _session, done) {
          if (password === PASSWORD) return done(null, { user: username });
          done(Object.assign(new Error('Wrong password'), { responseCode: 535 }));
        },
        onMailFrom: (_address, _session, done) => done(refused('MAIL FROM')),
        onRcptTo({ address }, _session, done) {
          if (!address.startsWith('unknown')) return done(refused('RCPT TO'));
          done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
        },
        onData(stream, { envelope }, done) {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', async () => {
            onWaiting();
            await gate;
            const refusal = refused('DATA');
            if (refusal) return done(refusal);
            const recipients = envelope.rcptTo.map(({ address }) => address);
            const mail = await PostalMime.parse(Buffer.concat(chunks));
            arrived.push({ ...mail, recipients });
            done();
          });
        },
      });
      server.on('error', () => {});
      server.listen(port, '127.0.0.1');
      await once(server.server, 'listening');
      port = (server.server.address() as AddressInfo).port;
    },
    async down() {
      const closing = server;
      server = undefined;
      if (closing) await new Promise<void>((resolve) => closing.close(resolve));
    },
    /** The next mail is answered like this. */
    refuse(command: Command, answer: string) {
      refusal = { command, answer };
    },
    /** From now on a mail is taken only when it is released. */
    hold() {
      const waiting = new Promise<void>((resolve) => (onWaiting = resolve));
      let release = () => {};
      gate = new Promise<void>((resolve) => (release = resolve));
      return { waiting, release };
    },
  };
}
