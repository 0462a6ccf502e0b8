import { Check, Copy, Download, Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Message, ToMail } from '#app/content/messages.ts';
import { directionOf, toLanguage } from '#app/i18n/languages.ts';
import { lateCode } from '#app/lib/late-code.ts';
import { useContent } from '#app/store/use-content.tsx';
import { Button } from '#app/ui/button.tsx';
import { downloadFile } from '#app/ui/download.ts';
import { useLateCode } from '#app/ui/late.tsx';
import { leavesFocusTo } from '#app/ui/leaves-focus-to.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { toast } from '#app/ui/toast.ts';
import type { HandMail } from './hand-mail.ts';
import { MAIL_NAMES, momentText } from './mail-names.ts';
import { useMailing } from './use-mails.ts';

const handMailCode = lateCode(() => import('./hand-mail.ts'));

interface OwedMailProps {
  message: Message;
  mail: ToMail;
}

/** A mail that nobody but the owner sends: ready, until it is ticked off. */
export function OwedMail({ message, mail }: OwedMailProps) {
  const { tick } = useMailing();
  const [code, askForCode] = useLateCode(handMailCode);
  const site = {
    about: useContent('about'),
    settings: useContent('settings'),
    availability: useContent('availability'),
  };
  const line = useRef<HTMLLIElement>(null);
  const isDone = mail.doneAt !== undefined;
  useEffect(() => {
    if (!isDone) void askForCode();
  }, [isDone, askForCode]);

  if (mail.doneAt !== undefined) {
    return (
      <li
        ref={line}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-x-3 text-muted outline-none"
      >
        <Check className="size-4 text-success" />
        {MAIL_NAMES[mail.kind]}
        <time dateTime={mail.doneAt} className="text-sm">
          mailed by you, {momentText(mail.doneAt)}
        </time>
      </li>
    );
  }
  const ready = code?.handMail(message, mail, site, window.location.origin);
  return (
    <li className="grid gap-3 rounded-lg border border-primary-text/50 p-4">
      <p>
        <span className="font-medium">{MAIL_NAMES[mail.kind]}</span>
        <span className="text-muted"> · still to be mailed by you</span>
      </p>
      {ready && <Ready mail={ready} />}
      <Button
        ref={leavesFocusTo(() => line.current)}
        size="small"
        className="justify-self-start"
        aria-label={`Done: ${MAIL_NAMES[mail.kind]}`}
        onClick={() => tick(message, mail)}
      >
        <Check className="size-4" />
        Done
      </Button>
    </li>
  );
}

function Ready({ mail: { href, isWhole, text, language, invite } }: { mail: HandMail }) {
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied', text: 'Paste it into your mail.' });
    } catch {
      toast({
        title: 'Not copied',
        text: 'This browser does not allow it: select the text and copy it by hand.',
        tone: 'error',
      });
    }
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={href} variant="outline" size="small">
          <Mail className="size-4" />
          Open in mail app
        </ButtonLink>
        {invite !== undefined && (
          <Button
            variant="outline"
            size="small"
            onClick={() => downloadFile('invite.ics', invite, 'text/calendar')}
          >
            <Download className="size-4" />
            Save the .ics to attach
          </Button>
        )}
        <Button variant="outline" size="small" onClick={handleCopy}>
          <Copy className="size-4" />
          Copy text
        </Button>
      </div>
      {!isWhole && (
        <p className="text-muted text-sm">
          The text is too long for the mail app to take over: copy it and paste it there.
        </p>
      )}
      <details>
        <summary className="cursor-pointer text-muted text-sm">Show the text</summary>
        <p
          lang={language}
          dir={directionOf(toLanguage(language) ?? 'en')}
          className="mt-2 max-w-[75ch] whitespace-pre-wrap break-words border-s-2 ps-4 text-sm"
        >
          {text}
        </p>
      </details>
    </>
  );
}
