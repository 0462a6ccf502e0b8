// What this browser holds about one address, and how it is erased or goes by itself.

import { oldestKept, withoutOld } from '#app/content/old-requests.ts';
import { addressOf } from '#app/content/person.ts';
import type { Person } from './ports.ts';
import type { Store } from './store.ts';

const KEYS = ['messages', 'consultations', 'bookings'] as const;

export function createLocalPerson(store: Store): Person {
  return {
    async read(email) {
      const isTheirs = theirs(email);
      const held = KEYS.map((key) => [key, store.get(key).filter(isTheirs)]);
      return { ok: true, held: Object.fromEntries(held) };
    },
    async erase(email) {
      const isOthers = (item: { email: string }) => !theirs(email)(item);
      const result = await store.updateAll(KEYS, ({ messages, consultations, bookings }) => ({
        messages: messages.filter(isOthers),
        consultations: consultations.filter(isOthers),
        bookings: bookings.filter(isOthers),
      }));
      return result.ok ? eraseInSnapshot(store, email) : result;
    },
  };
}

function theirs(email: string) {
  return (item: { email: string }) => addressOf(item.email) === addressOf(email);
}

/** What lay in the inbox before an import comes back with it no more. */
function eraseInSnapshot(store: Store, email: string) {
  const written = JSON.stringify(addressOf(email)).slice(1, -1);
  const holds = (text: string | null) => text?.toLowerCase().includes(written) ?? false;
  return store.updateAll(['siteSnapshot'], ({ siteSnapshot }) => {
    const texts = Object.entries(siteSnapshot?.texts ?? {});
    const kept = texts.filter(([key, text]) => !(KEYS.some((each) => each === key) && holds(text)));
    return kept.length === texts.length
      ? {}
      : { siteSnapshot: { texts: Object.fromEntries(kept) } };
  });
}

/** What the owner does not want to keep for longer. */
export async function forgetOldRequests(store: Store, now: Date): Promise<void> {
  await store.ready();
  const oldest = oldestKept(store.get('settings').privacy, now);
  if (oldest === undefined) return;
  // Without room or another tab's leave it happens the next time.
  await store.updateAll(KEYS, (inbox) => {
    const kept = withoutOld(inbox, oldest, now);
    const changed = KEYS.filter((key) => kept[key].length < inbox[key].length);
    return Object.fromEntries(changed.map((key) => [key, kept[key]]));
  });
}
