// The row of the open message: read or answered, it may be none that the filter lets through, and stays all the same.
import { useState } from 'react';
import type { MessageFilter } from '#app/content/find-messages.ts';
import type { Message } from '#app/content/messages.ts';
import { MESSAGES_A_PAGE, startOfPage, useMessagePage, useMessageTotal } from './use-inbox.ts';

export interface KeptRow {
  message: Message;
  /** Its place among the rows. */
  at: number;
}

interface Opened {
  id: string;
  at: number;
  filter: MessageFilter;
}

/** How many rows there are, and the one beside those of the filter, until another message is opened or the filter changes. */
export function useMessageRows(filter: MessageFilter, open: Message | null | undefined) {
  const { total, isMore } = useMessageTotal(filter) ?? {};
  const [opened, setOpened] = useState<Opened | null>(null);
  const isHere = opened?.filter === filter && opened.id === open?.id;
  const at = isHere ? opened.at : 0;
  const page = useMessagePage(filter, startOfPage(at), MESSAGES_A_PAGE);
  // Only a status changes while a message is open. Without that filter, one that is not on its page has moved on.
  const isOut =
    isHere && filter.status !== 'all' && page?.messages.every(({ id }) => id !== opened.id);
  // The ones before it may be fewer by now.
  const kept: KeptRow | undefined =
    isOut && open ? { message: open, at: Math.min(at, total ?? at) } : undefined;
  const keep = ({ id }: Message, place: number) => setOpened({ id, at: place, filter });
  return { total: total === undefined ? undefined : total + (kept ? 1 : 0), isMore, kept, keep };
}
