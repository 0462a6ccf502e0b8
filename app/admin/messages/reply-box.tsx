import { Mail, Send } from 'lucide-react';
import type { Message } from '#app/content/messages.ts';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { TextField } from '../editor/text-field.tsx';
import { replyMail } from './reply-mail.ts';
import { useIsSending } from './use-mails.ts';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const SENT = 'The site mails it, and keeps it here.';
const BY_HAND =
  'This site cannot send mail by itself: the reply is kept here, and your mail app opens with it filled in.';

interface ReplyBoxProps {
  message: Message;
  text: string;
  /** A reply is being sent. */
  isReplying: boolean;
  onText: (text: string) => void;
  onReply: () => void;
}

export function ReplyBox({ message, text, isReplying, onText, onReply }: ReplyBoxProps) {
  const isEmpty = text.trim() === '';
  const isSending = useIsSending();
  /** Then it lies ready among the mails. */
  const isOwed = message.toMail?.some(({ kind, doneAt }) => kind === 'reply' && !doneAt);
  return (
    <section aria-label="Answer this message" className="grid gap-5 border-t pt-6">
      {message.reply && (
        <div className="grid gap-3 rounded-lg border bg-raised/60 p-5">
          <h3 className="label text-success">
            Your reply
            {message.replyTimestamp && ` · ${dateFormat.format(new Date(message.replyTimestamp))}`}
          </h3>
          <p dir="auto" className="whitespace-pre-wrap break-words">
            {message.reply}
          </p>
          {isSending === false && !isOwed && (
            <ButtonLink
              href={replyMail(message, message.reply).href}
              variant="outline"
              size="small"
              className="justify-self-start"
            >
              <Mail className="size-4" />
              Open in mail app
            </ButtonLink>
          )}
        </div>
      )}
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty && !isReplying) onReply();
        }}
      >
        <TextField
          label={message.reply ? 'Another reply' : 'Reply'}
          rows={5}
          value={text}
          onChange={onText}
          {...(isSending !== undefined && { hint: isSending ? SENT : BY_HAND })}
        />
        <div className="flex flex-wrap gap-2">
          {/* Disabled, they would lose the focus with what they do. */}
          <Button type="submit" aria-disabled={isEmpty || isReplying}>
            <Send className="size-4" />
            {isReplying ? 'Sending...' : sendLabel(message)}
          </Button>
          <Button variant="ghost" aria-disabled={text === ''} onClick={() => onText('')}>
            Clear
          </Button>
        </div>
      </form>
    </section>
  );
}

function sendLabel({ status, reply }: Message): string {
  return status === 'replied' || reply ? 'Send Another Reply' : 'Send Reply';
}
