// What happened lately: the owner's last saves and the newest messages.
import type { Message } from '#app/content/messages.ts';
import { adminPaths } from '../paths.ts';

/** The collections that an editor saves, and where. */
export const EDITED = {
  about: { label: 'About profile', path: adminPaths.about },
  skills: { label: 'Skills', path: adminPaths.skills },
  projects: { label: 'Projects', path: adminPaths.projects },
  services: { label: 'Services', path: adminPaths.services },
  caseStudies: { label: 'Case studies', path: adminPaths.caseStudies },
  trustedCompanies: { label: 'Trusted companies', path: adminPaths.companies },
  blogPosts: { label: 'Blog', path: adminPaths.blog },
  chatbot: { label: 'Chatbot', path: adminPaths.chatbot },
  settings: { label: 'Settings', path: adminPaths.settings },
  sectionVisibility: { label: 'Section visibility', path: adminPaths.sections },
} as const;

export type EditedKey = keyof typeof EDITED;
export const editedKeys = Object.keys(EDITED) as EditedKey[];

export type SavedTimes = Partial<Record<EditedKey, string>>;

export interface Activity {
  id: string;
  kind: 'change' | 'message';
  title: string;
  detail: string;
  at: string;
  path: string;
}

const SHOWN = 8;

/** Stored data may say anything: what is no moment has no place in an order of time. */
const isMoment = (at: string) => !Number.isNaN(Date.parse(at));
const newestFirst = (a: string, b: string) => Date.parse(b) - Date.parse(a);

export function lastUpdated(saved: SavedTimes): string | undefined {
  return Object.values(saved).filter(isMoment).sort(newestFirst).at(0);
}

export function recentActivity(saved: SavedTimes, messages: readonly Message[]): Activity[] {
  const changes = editedKeys.flatMap((key): Activity[] => {
    const at = saved[key];
    const { label, path } = EDITED[key];
    if (!at) return [];
    return [
      { id: key, kind: 'change', title: `${label} updated`, detail: 'Saved by you', at, path },
    ];
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
    .slice(0, SHOWN);
}
