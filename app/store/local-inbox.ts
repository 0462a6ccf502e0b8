// The inbox of a site without a server: the messages of this browser.
import { findMessages, type MessageFilter } from '#app/content/find-messages.ts';
import type { Message } from '#app/content/messages.ts';
import { answered, owing, ticked } from '#app/content/to-mail.ts';
import { failure } from './adapter.ts';
import { createLocalPerson } from './local-person.ts';
import { localView } from './local-view.ts';
import type { Inbox, Removal } from './ports.ts';
import type { Store } from './store.ts';

export function createLocalInbox(store: Store): Inbox {
  /** Several views of one list look through it once. */
  const found = new WeakMap<MessageFilter, { of: readonly Message[]; messages: Message[] }>();

  function find(filter: MessageFilter): Message[] {
    const of = store.get('messages');
    const known = found.get(filter);
    if (known?.of === of) return known.messages;
    const messages = findMessages(of, filter);
    found.set(filter, { of, messages });
    return messages;
  }

  return {
    counts: localView(store, 'messages', (messages) => ({
      all: messages.length,
      new: messages.filter(({ status }) => status === 'new').length,
    })),
    page: (filter, from, count) =>
      localView(store, 'messages', () => {
        const messages = find(filter);
        return { messages: messages.slice(from, from + count), total: messages.length };
      }),
    total: (filter) => localView(store, 'messages', () => find(filter).length),
    message: (id) =>
      localView(
        store,
        'messages',
        (messages) => messages.find((message) => message.id === id) ?? null,
      ),
    async csv(filter) {
      // Few need it, and it is as large as the rest of the inbox.
      const { messagesCsv } = await import('#app/content/messages-csv.ts');
      return new Blob([messagesCsv(find(filter))], { type: 'text/csv' });
    },
    setStatus: (ids, status, from) =>
      store.updateAll(['messages'], ({ messages }) => {
        const isMeant = (each: Message) =>
          ids.includes(each.id) && (from === undefined || each.status === from);
        return messages.some(isMeant)
          ? { messages: messages.map((each) => (isMeant(each) ? { ...each, status } : each)) }
          : failure('conflict', 'It is not there any more.');
      }),
    reply: (message, reply) =>
      store.update('messages', (messages) => {
        const now = new Date();
        const withReply = (each: Message): Message =>
          owing(answered(each, reply, now), { kind: 'reply', at: now.toISOString() });
        return messages.some(({ id }) => id === message.id)
          ? messages.map((each) => (each.id === message.id ? withReply(each) : each))
          : [withReply(message), ...messages];
      }),
    setMailed: (id, mail, isDone) =>
      store.updateAll(['messages'], ({ messages }) => {
        const at = messages.findIndex((message) => message.id === id);
        const message = messages[at];
        const changed = message && ticked(message, mail, isDone ? new Date() : undefined);
        return changed
          ? { messages: messages.with(at, changed) }
          : failure('conflict', 'It is not there any more.');
      }),
    person: createLocalPerson(store),
    async remove(id): Promise<Removal> {
      // What is stored at that moment comes back: another tab may have answered it.
      let removed: { message: Message; at: number } | undefined;
      const result = await store.update('messages', (messages) => {
        const at = messages.findIndex((message) => message.id === id);
        const message = messages[at];
        removed = message && { message, at };
        return message ? messages.toSpliced(at, 1) : messages;
      });
      if (!result.ok || !removed) return result;
      const { message, at } = removed;
      return {
        ok: true,
        restore: () =>
          store.update('messages', (messages) =>
            messages.some((each) => each.id === id) ? messages : messages.toSpliced(at, 0, message),
          ),
      };
    },
  };
}
