import { useEffect, useRef, useState } from 'react';
import { EVERY_MESSAGE, type MessageFilter } from '#app/content/find-messages.ts';
import type { Message } from '#app/content/messages.ts';
import { useContent } from '#app/store/use-content.tsx';
import { announce } from './announce.ts';
import { useMessagePage } from './use-inbox.ts';

const UNREAD: MessageFilter = { ...EVERY_MESSAGE, status: 'new' };
/** Nobody reads more at once. */
const ANNOUNCED_MAX = 100;

const LATE_MS = 7 * 24 * 60 * 60 * 1000;

/** Announces what arrives while the admin is open, where the owner and the browser allow it. */
export function MessageNotifier() {
  const unread = useMessagePage(UNREAD, 0, ANNOUNCED_MAX);
  const { notifications } = useContent('settings');
  const [openedAt] = useState(Date.now);
  /** Null until the inbox has answered: what is there then has not arrived. */
  const known = useRef<Set<string> | null>(null);
  /** Of everything after this moment it is known whether it was there. What is older may lie behind the page. */
  const knownSince = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (!unread) return;
    known.current ??= new Set(unread.messages.map(({ id }) => id));
    const seen = known.current;
    const unseen = unread.messages.filter(({ id }) => !seen.has(id));
    // What was announced once stays known, also after a delete and its undo.
    for (const { id } of unseen) seen.add(id);
    const fresh = unseen.filter(({ timestamp }) => Date.parse(timestamp) > knownSince.current);
    knownSince.current = oldestOf(unread.messages);
    // What is much older was imported; a visitor without a connection may have waited for days.
    const arrived = fresh.filter(({ timestamp }) => Date.parse(timestamp) >= openedAt - LATE_MS);
    if (!notifications.browserNotifications) return;
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    for (const { id, name, subject } of arrived) {
      void announce(`New message from ${name}`, { body: subject, tag: id });
    }
  }, [unread, notifications.browserNotifications, openedAt]);

  return null;
}

/** Of a full page, newest first. A page with room on it shows everything that there is. */
function oldestOf(messages: readonly Message[]): number {
  const last = messages[ANNOUNCED_MAX - 1];
  return last ? Date.parse(last.timestamp) : Number.NEGATIVE_INFINITY;
}
