// What the screens see of the inbox.
import { useMemo } from 'react';
import type { MessageFilter } from '#app/content/find-messages.ts';
import type { Message } from '#app/content/messages.ts';
import type { MessageCounts, MessagePage, View } from '#app/store/ports.ts';
import { usePort, useView } from '#app/store/use-content.tsx';

export const MESSAGES_A_PAGE = 50;

/** Whole pages, so that a step further asks for nothing new. */
export function startOfPage(at: number): number {
  return at - (at % MESSAGES_A_PAGE);
}

const NOTHING: View<undefined> = { get: () => undefined, subscribe: () => () => {} };

export function useMessageCounts(): MessageCounts | undefined {
  return useView(usePort('inbox').counts);
}

/** The filter has to stay the same object until it changes. */
export function useMessagePage(
  filter: MessageFilter,
  from: number,
  count: number,
): MessagePage | undefined {
  const inbox = usePort('inbox');
  return useView(useMemo(() => inbox.page(filter, from, count), [inbox, filter, from, count]));
}

/** As many as the filter lets through; a search that finds many says that first, and then how many. */
export function useMessageTotal(filter: MessageFilter): Omit<MessagePage, 'messages'> | undefined {
  const inbox = usePort('inbox');
  const page = useMessagePage(filter, 0, MESSAGES_A_PAGE);
  const isMore = page?.isMore;
  const total = useView<number | undefined>(
    useMemo(() => (isMore ? inbox.total(filter) : NOTHING), [inbox, filter, isMore]),
  );
  return total === undefined ? page : { total };
}

/** Null when it is not there any more. */
export function useMessage(id: string | undefined): Message | null | undefined {
  const inbox = usePort('inbox');
  return useView<Message | null | undefined>(
    useMemo(() => (id === undefined ? NOTHING : inbox.message(id)), [inbox, id]),
  );
}
