import { useEffect, useRef, useState } from 'react';
import { EVERY_MESSAGE, type MessageFilter } from '#app/content/find-messages.ts';
import { useContent } from '#app/store/use-content.tsx';
import { useMessagePage } from './use-inbox.ts';

const UNREAD: MessageFilter = { ...EVERY_MESSAGE, status: 'new' };
/** Nobody reads more at once. */
const ANNOUNCED_MAX = 100;

/** Announces what arrives while the admin is open, where the owner and the browser allow it. */
export function MessageNotifier() {
  const unread = useMessagePage(UNREAD, 0, ANNOUNCED_MAX);
  const { notifications } = useContent('settings');
  // What was sent earlier has not arrived: it was there, or the owner imported it.
  const [openedAt] = useState(Date.now);
  const known = useRef(new Set<string>());

  useEffect(() => {
    const arrived = (unread?.messages ?? []).filter(
      ({ id, timestamp }) => Date.parse(timestamp) >= openedAt && !known.current.has(id),
    );
    // What was announced once stays known, also after a delete and its undo.
    for (const { id } of arrived) known.current.add(id);
    if (!notifications.browserNotifications) return;
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    for (const { id, name, subject } of arrived) {
      // The tag keeps several open admin tabs from announcing the same message.
      new Notification(`New message from ${name}`, { body: subject, tag: id });
    }
  }, [unread, notifications.browserNotifications, openedAt]);

  return null;
}
