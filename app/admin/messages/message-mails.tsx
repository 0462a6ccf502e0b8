import { RotateCw } from 'lucide-react';
import { useRef } from 'react';
import type { Message } from '#app/content/messages.ts';
import type { SentMail } from '#app/store/ports.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { leavesFocusTo } from '#app/ui/leaves-focus-to.ts';
import { MAIL_NAMES, momentText } from './mail-names.ts';
import { OwedMail } from './owed-mail.tsx';
import { useMailing, useSentMails } from './use-mails.ts';

/** What was mailed because of a message, by the site or by the owner, and what still has to be. */
export function MessageMails({ message }: { message: Message }) {
  const sent = useSentMails(message.id) ?? [];
  const { toMail = [] } = message;
  if (sent.length === 0 && toMail.length === 0) return null;
  return (
    <section aria-label="Mail" className="grid gap-3 border-t pt-6">
      <h3 className="label text-muted">Mail</h3>
      <ul className="grid gap-3">
        {sent.map((mail) => (
          <SentMailItem key={mail.id} mail={mail} />
        ))}
        {toMail.map((mail) => (
          <OwedMail key={`${mail.kind} ${mail.at}`} message={message} mail={mail} />
        ))}
      </ul>
    </section>
  );
}

function SentMailItem({ mail }: { mail: SentMail }) {
  const { retry } = useMailing();
  const { kind, state, at, isUnderway, reason } = mail;
  const line = useRef<HTMLLIElement>(null);
  const tone = state === 'sent' ? 'success' : 'neutral';
  return (
    <li ref={line} tabIndex={-1} className="grid gap-1 outline-none">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{MAIL_NAMES[kind]}</span>
        <Badge tone={tone} className={state === 'failed' ? 'border-danger text-danger' : ''}>
          {state === 'sent' ? 'Sent' : state === 'failed' ? 'Failed' : 'Waiting'}
        </Badge>
        <time dateTime={at} className="text-muted text-sm">
          {state === 'waiting'
            ? isUnderway
              ? 'being sent'
              : `next try ${momentText(at)}`
            : momentText(at)}
        </time>
        {state !== 'sent' && !isUnderway && (
          <Button
            ref={leavesFocusTo(() => line.current)}
            variant="outline"
            size="small"
            aria-label={`Try again: ${MAIL_NAMES[kind]}`}
            onClick={() => retry(mail)}
          >
            <RotateCw className="size-4" />
            Try again
          </Button>
        )}
      </p>
      {reason && state !== 'sent' && <p className="break-words text-muted text-sm">{reason}</p>}
    </li>
  );
}
