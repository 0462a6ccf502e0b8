// What happened lately: the owner's last saves and the newest messages.
import { collections, keysOf, type SiteKey } from '#app/content/collections.ts';
import type { Message } from '#app/content/messages.ts';
import { adminPaths } from '../paths.ts';

/** What the owner edits: every collection of the site has a screen. */
export const editedKeys = keysOf('site');

export type SavedTimes = Partial<Record<SiteKey, string>>;

export interface Activity {
  id: string;
  kind: 'change' | 'message';
  title: string;
  detail: string;
  at: string;
  path: string;
}

export const ACTIVITY_SHOWN = 8;

/** Stored data may say anything: what is no moment has no place in an order of time. */
const isMoment = (at: string) => !Number.isNaN(Date.parse(at));
const newestFirst = (a: string, b: string) => Date.parse(b) - Date.parse(a);

export function lastUpdated(saved: SavedTimes): string | undefined {
  return Object.values(saved).filter(isMoment).sort(newestFirst).at(0);
}

export function recentActivity(saved: SavedTimes, messages: readonly Message[]): Activity[] {
  const changes = editedKeys.flatMap((key): Activity[] => {
    const at = saved[key];
    if (!at) return [];
    const title = `${collections[key].label} updated`;
    return [{ id: key, kind: 'change', title, detail: 'Saved by you', at, path: adminPaths[key] }];
  });
  const arrivals = messages.map(
    (message): Activity => ({
      id: `message-${message.id}`,
      kind: 'message',
      title: `Message from ${message.name || message.email || 'a visitor'}`,
      detail: message.subject,
      at: message.timestamp,
      path: adminPaths.messages,
    }),
  );
  return [...changes, ...arrivals]
    .filter(({ at }) => isMoment(at))
    .sort((a, b) => newestFirst(a.at, b.at))
    .slice(0, ACTIVITY_SHOWN);
}
