import { useEffect, useRef } from 'react';
import { useContent } from '#app/store/use-content.tsx';

/** Announces what arrives while the admin is open, where the owner and the browser allow it. */
export function MessageNotifier() {
  const messages = useContent('messages');
  const { notifications } = useContent('settings');
  const known = useRef<Set<string> | null>(null);

  useEffect(() => {
    const before = known.current;
    // What was announced once stays known, also after a delete and its undo.
    known.current = new Set([...(before ?? []), ...messages.map(({ id }) => id)]);
    if (!before || !notifications.browserNotifications) return;
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    for (const message of messages) {
      if (message.status !== 'new' || before.has(message.id)) continue;
      // The tag keeps several open admin tabs from announcing the same message.
      new Notification(`New message from ${message.name}`, {
        body: message.subject,
        tag: message.id,
      });
    }
  }, [messages, notifications.browserNotifications]);

  return null;
}
