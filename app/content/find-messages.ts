import type { Message, MessageKind, MessageStatus } from './messages.ts';

export interface MessageFilter {
  query: string;
  status: MessageStatus | 'all';
  kind: MessageKind | 'all';
}

export const EVERY_MESSAGE: MessageFilter = { query: '', status: 'all', kind: 'all' };

/** What the filter lets through, newest first. */
export function findMessages(
  messages: readonly Message[],
  { query, status, kind }: MessageFilter,
): Message[] {
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
