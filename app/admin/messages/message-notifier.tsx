import { useEffect, useRef, useState } from 'react';
import { useContent } from '#app/store/use-content.tsx';

/** Announces what arrives while the admin is open, where the owner and the browser allow it. */
export function MessageNotifier() {
  const messages = useContent('messages');
  const { notifications } = useContent('settings');
  // What was sent earlier has not arrived: it was there, or the owner imported it.
  const [openedAt] = useState(Date.now);
  const known = useRef(new Set<string>());

  useEffect(() => {
    const arrived = messages.filter(
      ({ id, status, timestamp }) =>
        status === 'new' && Date.parse(timestamp) >= openedAt && !known.current.has(id),
    );
    // What was announced once stays known, also after a delete and its undo.
    for (const { id } of arrived) known.current.add(id);
    if (!notifications.browserNotifications) return;
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    for (const { id, name, subject } of arrived) {
      // The tag keeps several open admin tabs from announcing the same message.
      new Notification(`New message from ${name}`, { body: subject, tag: id });
    }
  }, [messages, notifications.browserNotifications, openedAt]);

  return null;
}
