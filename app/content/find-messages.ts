import type { Message, MessageKind, MessageStatus } from './messages.ts';

export interface MessageFilter {
  /** What was held back lies apart. */
  folder: 'inbox' | 'spam';
  query: string;
  status: MessageStatus | 'all';
  kind: MessageKind | 'all';
}

export const EVERY_MESSAGE: MessageFilter = {
  folder: 'inbox',
  query: '',
  status: 'all',
  kind: 'all',
};

/** What the filter lets through of an inbox in which nothing is held back, newest first. */
export function findMessages(
  messages: readonly Message[],
  { folder, query, status, kind }: MessageFilter,
): Message[] {
  if (folder === 'spam') return [];
  const wanted = query.trim().toLowerCase();
  return messages
    .filter(
      (message) =>
        (status === 'all' || message.status === status) &&
        (kind === 'all' || message.kind === kind) &&
        [message.name, message.email, message.subject, message.message].some((text) =>
          text.toLowerCase().includes(wanted),
        ),
    )
    .sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp));
}
