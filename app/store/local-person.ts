// What this browser holds about one address, and how it is erased or goes by itself.

import type { InboxContent } from '#app/content/bundle.ts';
import type { Content } from '#app/content/collections.ts';
import { oldestKept, withoutOld } from '#app/content/old-requests.ts';
import { addressOf } from '#app/content/person.ts';
import { type Refusal, type Result, type Revision, success } from './adapter.ts';
import { decode, encode } from './envelope.ts';
import type { KeptCopy } from './kept-copies.ts';
import type { Person } from './ports.ts';
import type { Store } from './store.ts';

const KEYS = ['messages', 'consultations', 'bookings'] as const;
type InboxKey = (typeof KEYS)[number];

/** Nobody can take one person out of it, and what others sent may be in it: that is for the owner to decide. */
const NAMED_IN_COPY: Refusal = {
  ok: false,
  failure: {
    kind: 'unreadable',
    message: 'Something that was set aside and cannot be read holds this address, too.',
    help: 'Download it if you may want it, and delete it under “Kept for you” first.',
  },
};

export function createLocalPerson(store: Store): Person {
  return {
    async read(email) {
      const held = KEYS.map((key) => {
        const items = [store.get(key), ...inCopies(store, key).map(({ value }) => value)];
        return [key, distinct(items.flat().filter(theirs(email)))];
      });
      const unreadable = unreadableCopies(store, email).map(({ key, savedAt, problem }) => ({
        copyOf: key,
        savedAt,
        problem,
      }));
      return { ok: true, held: { ...Object.fromEntries(held), unreadable } };
    },
    async erase(email) {
      if (unreadableCopies(store, email).length > 0) return NAMED_IN_COPY;
      const isOthers = (item: { email: string }) => !theirs(email)(item);
      const result = await store.updateAll(KEYS, ({ messages, consultations, bookings }) => ({
        messages: messages.filter(isOthers),
        consultations: consultations.filter(isOthers),
        bookings: bookings.filter(isOthers),
      }));
      if (!result.ok) return result;
      for (const key of KEYS) {
        const kept = await keepInCopies(store, key, (items) => items.filter(isOthers));
        if (!kept.ok) return kept;
      }
      return eraseInSnapshot(store, email);
    },
  };
}

function theirs(email: string) {
  return (item: { email: string }) => addressOf(item.email) === addressOf(email);
}

/** Whether a stored text names somebody, read or not. */
function naming(email: string) {
  const written = JSON.stringify(addressOf(email)).slice(1, -1);
  return (text: string | null) => text?.toLowerCase().includes(written) ?? false;
}

/** A copy often holds what is saved as well. */
function distinct(items: readonly unknown[]): unknown[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** What was set aside of a list, as far as it can be read by now. */
function inCopies<K extends InboxKey>(store: Store, key: K) {
  return store.copies().flatMap((copy): { copy: KeptCopy; value: Content[K] }[] => {
    const decoded = copy.key === key ? decode(key, copy.text) : undefined;
    return decoded?.ok ? [{ copy, value: decoded.value }] : [];
  });
}

function unreadableCopies(store: Store, email: string): KeptCopy[] {
  const names = naming(email);
  return store
    .copies()
    .filter(({ key, problem, text }) => isOfInbox(key) && problem !== null && names(text));
}

const isOfInbox = (key: string) => KEYS.some((each) => each === key);

/** As saved when it was. */
function encodeAgain<K extends InboxKey>(key: K, items: Content[K], savedAt: string | null) {
  return encode(key, items, savedAt === null ? new Date() : new Date(savedAt));
}

/** Otherwise a restored copy would bring back what is gone. */
async function keepInCopies<K extends InboxKey>(
  store: Store,
  key: K,
  keep: (items: readonly Content[K][number][]) => readonly Content[K][number][],
): Promise<Result> {
  for (const { copy, value } of inCopies(store, key)) {
    const kept = keep(value) as Content[K];
    if (kept.length === value.length) continue;
    const result = await store.rewriteCopy(copy, encodeAgain(key, kept, copy.savedAt));
    if (!result.ok) return result;
  }
  return success;
}

/** What lay in the inbox before an import comes back with it no more. */
function eraseInSnapshot(store: Store, email: string) {
  const names = naming(email);
  return store.updateAll(['siteSnapshot'], ({ siteSnapshot }) => {
    const texts = Object.entries(siteSnapshot?.texts ?? {});
    const kept = texts.filter(([key, text]) => !(isOfInbox(key) && names(text)));
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
  const inbox = Object.fromEntries(KEYS.map((key) => [key, store.get(key)])) as InboxContent;
  // Without room or another tab's leave it happens the next time.
  await store.updateAll(KEYS, (current) => {
    const kept = withoutOld(current, oldest, now);
    const changed = KEYS.filter((key) => kept[key].length < current[key].length);
    return Object.fromEntries(changed.map((key) => [key, kept[key]]));
  });
  const young = <K extends InboxKey>(key: K, items: readonly Content[K][number][]) =>
    withoutOld({ ...inbox, [key]: items }, oldest, now)[key] as Content[K];
  for (const key of KEYS) await keepInCopies(store, key, (items) => young(key, items));
  await keepInSnapshot(store, young);
}

/** Nor does what lay in the inbox before an import come back with it. */
function keepInSnapshot(
  store: Store,
  keep: <K extends InboxKey>(key: K, items: Content[K]) => Content[K],
): Promise<Result> {
  const keptOf = <K extends InboxKey>(key: K, text: Revision): Revision => {
    const decoded = text === null ? undefined : decode(key, text);
    if (!decoded?.ok) return text;
    const kept = keep(key, decoded.value);
    if (kept.length === decoded.value.length) return text;
    return encodeAgain(key, kept, decoded.savedAt);
  };
  return store.updateAll(['siteSnapshot'], ({ siteSnapshot }) => {
    const texts = siteSnapshot?.texts ?? {};
    const held = KEYS.filter((key) => Object.hasOwn(texts, key));
    const kept = Object.fromEntries(held.map((key) => [key, keptOf(key, texts[key] ?? null)]));
    const hasChanged = held.some((key) => kept[key] !== texts[key]);
    return hasChanged ? { siteSnapshot: { texts: { ...texts, ...kept } } } : {};
  });
}
