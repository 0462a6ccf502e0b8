import { Download } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EVERY_MESSAGE, type MessageFilter } from '#app/content/find-messages.ts';
import type { Message } from '#app/content/messages.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ConfirmDialog } from '../editor/confirm-dialog.tsx';
import { useConfirmLoss, useUnsaved } from '../editor/leave-guard.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';
import { MessageDetail } from './message-detail.tsx';
import { MessageFilters } from './message-filters.tsx';
import { MessageList } from './message-list.tsx';
import { replyMail } from './reply-mail.ts';
import { useMessage, useMessageCounts } from './use-inbox.ts';
import { useIsSending } from './use-mails.ts';
import { useMessageRows } from './use-message-rows.ts';
import { useMessages } from './use-messages.ts';
import { useOpenMessage } from './use-open-message.ts';

export default function MessagesPage() {
  usePageTitle('Messages');
  const { setStatus, remove, release, reply, download } = useMessages();
  const [filter, setFilter] = useState(EVERY_MESSAGE);
  /** The one that is looked at when somebody presses Undo. */
  const folder = useRef(filter.folder);
  const { open, openMessage, close, typeReply, clearSent, bringBack } = useOpenMessage();
  const { message: opened, replyText = '', knownReply } = open ?? {};
  const [isAsking, setAsking] = useState(false);
  const [beingSent, setBeingSent] = useState<typeof open>();
  const isReplying = beingSent !== undefined;
  const isReleasing = useRef(false);
  const isSending = useIsSending();
  const confirmLoss = useConfirmLoss();
  const list = useRef<HTMLElement>(null);
  /** Somebody comes back from a message to its row. */
  const isBack = useRef(false);
  // What is typed since it was sent is no part of it.
  useUnsaved(replyText.trim() !== '', open === beingSent);

  const isSpam = filter.folder === 'spam';
  const deferred = useDeferredValue(filter);
  const spam = useMessageCounts()?.spam;
  const stored = useMessage(opened?.id);
  const isGone = stored === null;
  // A message that another tab deletes stays in sight while a reply to it is being typed.
  const selected = stored ?? (isGone && replyText.trim() === '' ? undefined : opened);
  const { total, isMore, kept, keep } = useMessageRows(
    deferred,
    stored === undefined ? opened : stored,
  );

  function handleSelect(message: Message, place: number) {
    if (message.id === opened?.id) return;
    confirmLoss(() => {
      openMessage(message);
      keep(message, place);
      // What is held back is still new when it is released.
      if (message.status === 'new' && !isSpam) void setStatus(message, 'read');
    });
  }

  function handleClose() {
    confirmLoss(() => {
      close();
      isBack.current = true;
    });
  }

  function handleFilter(next: MessageFilter) {
    if (next.folder === filter.folder) return setFilter(next);
    confirmLoss(() => {
      close();
      folder.current = next.folder;
      setFilter(next);
    });
  }

  function handleReply(message: Message) {
    if (message.reply === knownReply) void send(message);
    else setAsking(true);
  }

  async function send(message: Message) {
    setAsking(false);
    if (isReplying) return;
    const text = replyText.trim();
    setBeingSent(open);
    const isKept = await reply(message, text);
    // At once: a browser that goes on to the mail program asks whether anything is unsaved.
    flushSync(() => {
      setBeingSent(undefined);
      if (isKept) clearSent(message, replyText, text);
    });
    if (!isKept) return;
    // Where the site does not send it, the owner's mail program does. While that is not known, a second mail would be
    // worse than none: what the owner has to send is listed with the message.
    if (isSending === false) location.assign(replyMail(message, text).href);
  }

  async function handleDelete(message: Message) {
    const putBack = () => bringBack(open, folder.current === 'inbox');
    close();
    if (!(await remove(message, putBack))) putBack();
    focusList();
  }

  async function handleRelease(message: Message) {
    if (isReleasing.current) return;
    isReleasing.current = true;
    const isReleased = await release(message);
    isReleasing.current = false;
    if (!isReleased) return;
    // At once: where there is room for one of both, the list comes back with it.
    flushSync(close);
    focusList();
  }

  // Without a row there is nothing to come back to, and one that arrives later takes no focus.
  useEffect(() => {
    if (total !== 0 || !isBack.current) return;
    isBack.current = false;
    focusList();
  });

  function focusList() {
    list.current?.querySelector<HTMLElement>('button, input')?.focus();
  }

  return (
    <div className={classNames('grid gap-5 pt-5 lg:-mb-16', !selected && '-mb-24')}>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Messages</h1>
        <Button variant="outline" size="small" onClick={download}>
          <Download className="size-4" />
          Export CSV
        </Button>
      </header>
      <div className="grid overflow-hidden rounded-lg border bg-raised/40 lg:h-[calc(100dvh-10rem)] lg:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)]">
        <section
          ref={list}
          aria-label="Inbox"
          className={classNames(
            'flex h-[calc(100dvh-10rem)] min-h-80 flex-col lg:h-auto lg:border-e',
            selected && 'max-lg:hidden',
          )}
        >
          <MessageFilters filter={filter} spam={spam} onChange={handleFilter} />
          <p role="status" className="label border-b px-4 py-2 text-faint">
            {total !== undefined && howMany(total, isMore)}
          </p>
          {total === 0 && (
            <div className="p-4">
              <NoMessages filter={filter} spam={spam} />
            </div>
          )}
          {total !== undefined && total > 0 && (
            <MessageList
              filter={deferred}
              total={total}
              kept={kept}
              selectedId={selected?.id}
              isBack={isBack}
              onSelect={handleSelect}
            />
          )}
        </section>
        <section
          aria-label="Message"
          className={classNames('overflow-y-auto', !selected && 'max-lg:hidden')}
        >
          {selected ? (
            <MessageDetail
              message={selected}
              isGone={isGone}
              isHeld={isSpam}
              replyText={replyText}
              isReplying={isReplying}
              onReplyText={(text) => typeReply(selected, text)}
              onReply={() => handleReply(selected)}
              onRelease={() => handleRelease(selected)}
              onArchive={() => setStatus(selected, 'archived')}
              onRestore={() => setStatus(selected, selected.reply ? 'replied' : 'read')}
              onDelete={() => handleDelete(selected)}
              onBack={handleClose}
            />
          ) : (
            <div className="grid h-full place-content-center p-6">
              <EmptyState title="Select a Message">
                Choose one from the list to read and answer it.
              </EmptyState>
            </div>
          )}
        </section>
      </div>
      <ConfirmDialog
        isOpen={isAsking && selected !== undefined}
        title="Answered in another tab"
        text={`This message got a reply while you were typing: “${selected?.reply ?? ''}” Yours would take its place here.`}
        confirmLabel="Send mine too"
        cancelLabel="Keep editing"
        onConfirm={() => selected && void send(selected)}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

function NoMessages({ filter, spam }: { filter: MessageFilter; spam: number | undefined }) {
  const { folder, query, status, kind } = filter;
  if (folder === 'spam' && spam === 0) {
    return (
      <EmptyState title="No spam">
        What looks like spam is held back here until you release or delete it.
      </EmptyState>
    );
  }
  const isNarrowed = query.trim() !== '' || status !== 'all' || kind !== 'all';
  return (
    <EmptyState title="No messages found">
      {isNarrowed
        ? 'Choose “All Messages” or search for something else.'
        : 'What visitors send with the forms of the site arrives here.'}
    </EmptyState>
  );
}

function howMany(total: number, isMore: boolean | undefined): string {
  if (total === 1) return '1 message';
  return `${total.toLocaleString('en')}${isMore ? '+' : ''} messages`;
}
