// The inbox as a list that draws only what is in sight.
import { observeElementOffset, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { MessageFilter } from '#app/content/find-messages.ts';
import type { Message } from '#app/content/messages.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { classNames } from '#app/lib/class-names.ts';
import { useContent } from '#app/store/use-content.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { useNow } from '#app/ui/use-now.ts';
import { KindBadge, StatusBadge } from './message-badges.tsx';
import { relativeTime } from './relative-time.ts';
import { MESSAGES_A_PAGE, startOfPage, useMessagePage } from './use-inbox.ts';
import type { KeptRow } from './use-message-rows.ts';

/** Room for two lines of text and two of badges, as large as the owner reads. */
const ROW_REM = 6.5;
/** The lines of Nastaliq are higher. */
const URDU_ROW_REM = 8.5;
const OVERSCAN_ROWS = 8;

interface MessageListProps {
  filter: MessageFilter;
  /** As many rows as there are, with the kept one. */
  total: number;
  kept: KeptRow | undefined;
  selectedId: string | undefined;
  /** Somebody is back from a message: its row takes the focus. */
  isBack: RefObject<boolean>;
  /** With its place among those that the filter lets through. */
  onSelect: (message: Message, place: number) => void;
}

export function MessageList(props: MessageListProps) {
  const { filter, total, kept, selectedId, isBack, onSelect } = props;
  const now = useNow();
  const scroller = useRef<HTMLDivElement>(null);
  /** The place of the row that the keyboard has gone to. */
  const wanted = useRef<number>(undefined);
  /** The row that Tab comes to: behind it is the message, and not the rest of the inbox. */
  const [stop, setStop] = useState(0);
  const rowHeight = useRowHeight();
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    observeElementOffset: observeOffset,
  });
  // It asks for a height once.
  useEffect(() => {
    if (rowHeight) virtualizer.measure();
  }, [virtualizer, rowHeight]);

  const rows = virtualizer.getVirtualItems();
  const stopInSight = rows.some(({ index }) => index === stop) ? stop : rows.at(0)?.index;
  /** The place that a row has without the kept one. */
  const placeOf = (index: number) => (kept && index > kept.at ? index - 1 : index);
  const from = startOfPage(placeOf(rows.at(0)?.index ?? 0));
  const end = startOfPage(placeOf(rows.at(-1)?.index ?? 0)) + MESSAGES_A_PAGE;
  const page = useMessagePage(filter, from, end - from);

  function handleKey(event: KeyboardEvent, at: number) {
    const last = total - 1;
    // Keys that follow each other faster than rows are drawn count all the same.
    const current = wanted.current ?? at;
    const targets: Record<string, number> = {
      ArrowDown: Math.min(current + 1, last),
      ArrowUp: Math.max(current - 1, 0),
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  }

  function goTo(index: number) {
    wanted.current = index;
    virtualizer.scrollToIndex(index);
    focusWanted();
  }

  /** A row that was out of sight is drawn later, and one that a server has to send later still. */
  function focusWanted() {
    const row = scroller.current?.querySelector<HTMLElement>(`[data-at="${wanted.current}"]`);
    if (!row) return;
    wanted.current = undefined;
    // Who has gone on to something else meanwhile is left there.
    const isFree = [document.body, null].includes(document.activeElement as HTMLElement | null);
    if (isFree || scroller.current?.contains(document.activeElement)) row.focus();
  }

  useEffect(() => {
    // Where the list was hidden, no row is drawn yet.
    if (isBack.current && rows.length > 0) {
      isBack.current = false;
      goTo(Math.min(stop, total - 1));
    } else focusWanted();
  });

  return (
    <div ref={scroller} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <ul aria-label="Messages" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {rows.map(({ index, start }) => {
          const place = placeOf(index);
          const message = index === kept?.at ? kept.message : page?.messages[place - from];
          if (!message) return null;
          return (
            <li
              key={message.id}
              aria-setsize={total}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0 border-b"
              style={{ height: rowHeight, transform: `translateY(${start}px)` }}
            >
              <MessageRow
                at={index}
                message={message}
                time={relativeTime(message.timestamp, now)}
                isSelected={message.id === selectedId}
                isStop={index === stopInSight}
                onFocus={() => {
                  wanted.current = undefined;
                  setStop(index);
                }}
                onSelect={() => {
                  // Not every browser gives the focus to what is pressed.
                  setStop(index);
                  onSelect(message, place);
                }}
                onKeyDown={(event) => handleKey(event, index)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Where it stands is asked for once more some time after it was scrolled: a list that is hidden by then would say at its top. */
const observeOffset: typeof observeElementOffset = (instance, tell) =>
  observeElementOffset(instance, (offset, isScrolling) => {
    const isHidden = instance.scrollElement?.clientHeight === 0;
    tell(isHidden ? (instance.scrollOffset ?? 0) : offset, isScrolling);
  });

/** In pixels: every row has the same, whether it is drawn or not. */
function useRowHeight(): number {
  const { main } = languagesOf(useContent('settings'));
  const [rem] = useState(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  return (main === 'ur' ? URDU_ROW_REM : ROW_REM) * rem;
}

interface MessageRowProps {
  at: number;
  message: Message;
  time: string;
  isSelected: boolean;
  isStop: boolean;
  onSelect: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function MessageRow(props: MessageRowProps) {
  const { at, message, time, isSelected, isStop, onSelect, ...handlers } = props;
  const isNew = message.status === 'new';
  return (
    <button
      type="button"
      data-at={at}
      aria-current={isSelected || undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={onSelect}
      {...handlers}
      className="grid size-full grid-cols-[minmax(0,1fr)] content-center gap-1 border-transparent border-s-2 px-4 text-start -outline-offset-2 transition-colors hover:bg-raised aria-[current]:border-primary-text aria-[current]:bg-raised"
    >
      <span className="flex items-baseline justify-between gap-3">
        <span dir="auto" className={classNames('truncate', isNew ? 'font-bold' : 'font-medium')}>
          {message.name || message.email || 'A visitor'}
        </span>
        <time dateTime={message.timestamp} className="label shrink-0 text-faint">
          {time}
        </time>
      </span>
      <span
        dir="auto"
        className={classNames('truncate text-sm', isNew ? 'text-ink' : 'text-muted')}
      >
        {message.subject || 'No subject'}
      </span>
      <span className="flex flex-wrap gap-x-1.5 gap-y-0.5">
        <StatusBadge status={message.status} />
        <KindBadge kind={message.kind} />
        {message.toMail?.some(({ doneAt }) => !doneAt) && <Badge tone="primary">To mail</Badge>}
      </span>
    </button>
  );
}
