import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Message } from '#app/content/messages.ts';
import { toLanguage } from '#app/i18n/languages.ts';
import { keyed } from '#app/lib/keyed.ts';
import { mailto } from '#app/lib/mailto.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { leavesFocusTo } from '#app/ui/leaves-focus-to.ts';
import { Link } from '#app/ui/link.tsx';
import { MessageCall } from '../calls/message-call.tsx';
import { MessageActions } from './message-actions.tsx';
import { KindBadge, StatusBadge } from './message-badges.tsx';
import { MessageMails } from './message-mails.tsx';
import { ReplyBox } from './reply-box.tsx';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' });

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Of a language that the site speaks: what else stands there came with a file. */
function languageName(code: string | undefined): string | undefined {
  const language = toLanguage(code);
  return language && languageNames.of(language);
}

interface MessageDetailProps {
  message: Message;
  /** Another tab has deleted it. */
  isGone: boolean;
  /** It lies among the spam. */
  isHeld: boolean;
  replyText: string;
  /** A reply is being sent. */
  isReplying: boolean;
  onReplyText: (text: string) => void;
  onReply: () => void;
  onRelease: () => void;
  onArchive: () => void;
  onRestore: () => void;
  onDelete: () => void;
  onBack: () => void;
}

export function MessageDetail(props: MessageDetailProps) {
  const {
    message,
    isGone,
    isHeld,
    replyText,
    isReplying,
    onReplyText,
    onReply,
    onBack,
    ...actions
  } = props;
  const language = languageName(message.language);
  const heading = useRef<HTMLHeadingElement>(null);
  // On a narrow screen the message takes the place of the list.
  useEffect(() => {
    if (message.id && window.matchMedia('(width < 64rem)').matches) heading.current?.focus();
  }, [message.id]);

  return (
    <article className="grid content-start gap-6 p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="ghost" size="small" onClick={onBack} className="me-auto lg:hidden">
          <ArrowLeft className="size-4" />
          All messages
        </Button>
        {!isGone && (
          <MessageActions
            isArchived={message.status === 'archived'}
            isHeld={isHeld}
            leaving={leavesFocusTo(() => heading.current)}
            {...actions}
          />
        )}
      </div>
      {isGone && (
        <p role="alert" className="border-danger border-s-2 ps-3 text-sm">
          This message was deleted in another tab. What you typed is still here: sending it puts the
          message back, clearing it lets the message go.
        </p>
      )}
      {isHeld && (
        <p className="border-primary-text border-s-2 ps-3 text-sm">
          This looked like spam and was held back: nobody was told that it came. A booking among the
          spam does not take its time from others.
        </p>
      )}
      <header className="grid gap-3">
        <div className="flex flex-wrap gap-2">
          <StatusBadge status={message.status} />
          <KindBadge kind={message.kind} />
        </div>
        <h2 ref={heading} tabIndex={-1} dir="auto" className="break-words text-2xl outline-none">
          {message.subject || 'No subject'}
        </h2>
        <p className="break-words text-muted">
          <bdi className="font-semibold text-ink">{message.name}</bdi>
          {message.company && (
            <>
              , <bdi>{message.company}</bdi>
            </>
          )}
          {' · '}
          <Link href={mailto(message.email)}>{message.email}</Link>
        </p>
        <p className="label text-faint">
          <time dateTime={message.timestamp}>{dateFormat.format(new Date(message.timestamp))}</time>
          {language && ` · reads the site in ${language}`}
        </p>
      </header>
      {message.kind === 'booking' && (
        <MessageCall message={message} onCancelled={() => heading.current?.focus()} />
      )}
      <p dir="auto" className="max-w-[75ch] whitespace-pre-wrap break-words border-s-2 ps-4">
        {message.message}
      </p>
      {message.services.length > 0 && (
        <ul aria-label="Services" className="flex flex-wrap gap-2">
          {keyed(message.services).map(({ key, value: service }) => (
            <li key={key}>
              <Badge>{service}</Badge>
            </li>
          ))}
        </ul>
      )}
      {!isHeld && (
        <>
          <MessageMails message={message} />
          <ReplyBox
            message={message}
            text={replyText}
            isReplying={isReplying}
            onText={onReplyText}
            onReply={onReply}
          />
        </>
      )}
    </article>
  );
}
