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

/** A search is no longer than this: what is pasted ends there. */
export const QUERY_MAX = 500;

/** Letters that look alike, and have another place on the keyboards of Urdu than on those of Arabic. */
const ALIKE = new Map([
  ['ي', 'ی'],
  ['ى', 'ی'],
  ['ك', 'ک'],
  ['ه', 'ہ'],
]);

/** As words are compared: in one case, and without marks, which may be left out or be letters of their own. */
export function searchable(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/\p{M}|[يىكه]/gu, (found) => ALIKE.get(found) ?? '')
    .toLowerCase();
}

/**
 * So much of each text is searched. A form holds no more unless it is abused, and of one sign the normal form can be
 * eighteen.
 */
const SEARCHED_MAX = 20_000;

const searched = new WeakMap<Message, string>();

/** What of a message is searched, as words are compared. */
export function searchText(message: Message): string {
  const known = searched.get(message) ?? searchedOf(message);
  searched.set(message, known);
  return known;
}

function searchedOf({ name, email, subject, message }: Message): string {
  return [name, email, subject, message]
    .map((text) => searchable(text.slice(0, SEARCHED_MAX)).slice(0, 2 * SEARCHED_MAX))
    .join('\n');
}

/** What the filter lets through of an inbox in which nothing is held back, newest first. */
export function findMessages(
  messages: readonly Message[],
  { folder, query, status, kind }: MessageFilter,
): Message[] {
  if (folder === 'spam') return [];
  const wanted = searchable(query.trim());
  return messages
    .filter(
      (message) =>
        (status === 'all' || message.status === status) &&
        (kind === 'all' || message.kind === kind) &&
        (wanted === '' || searchText(message).includes(wanted)),
    )
    .sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp));
}
