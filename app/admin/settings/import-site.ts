// Makes the content of a bundle that of the site, and brings the site back as it was before.
import {
  type Bundle,
  type InboxContent,
  inboxKeys,
  makeBundle,
  type SiteContent,
  siteKeys,
} from '#app/content/bundle.ts';
import { type BundleChange, bundleChanges, bundleKeys } from '#app/content/bundle-changes.ts';
import { pictureAddresses } from '#app/content/bundle-pictures.ts';
import type { CollectionKey, Content } from '#app/content/collections.ts';
import { NEWER } from '#app/content/read-collection.ts';
import {
  failure,
  isRefusal,
  type Refusal,
  type Result,
  type Revisions,
} from '#app/store/adapter.ts';
import type { Added, Desk, Inbox, Media } from '#app/store/ports.ts';
import type { Store } from '#app/store/store.ts';

export interface ImportPlan {
  bundle: Bundle;
  changes: BundleChange[];
  /** What is stored while the owner looks at the changes: the snapshot of this import. */
  before: Revisions;
  /** What an inbox that does not lie in the store is given beside what it has. */
  added?: Partial<InboxContent>;
}

/** What does not lie in the store is asked for. */
interface Elsewhere {
  whole?: Inbox['whole'] | undefined;
  media?: Pick<Media, 'small'> | undefined;
}

/** The text of the file. */
export async function exportSite(
  store: Store,
  options: { withInbox: boolean },
  { whole, media }: Elsewhere = {},
): Promise<string | Refusal> {
  const unread = unreadable(
    store,
    options.withInbox && !whole ? [...siteKeys, ...inboxKeys] : siteKeys,
  );
  if (unread) return unread;
  const held = options.withInbox ? await whole?.read() : undefined;
  if (held && isRefusal(held)) return held;
  const site = readSite(store);
  const pictures: Record<string, string> = {};
  for (const address of media ? pictureAddresses(site) : []) {
    const picture = await media?.small(address);
    if (typeof picture === 'object') return picture;
    // Whatever shows one that was removed shows none.
    if (picture !== undefined) pictures[address] = picture;
  }
  return makeBundle({ ...site, ...held }, { ...options, pictures });
}

/** What this page shows in the place of what it cannot read is not what the owner has saved. */
function unreadable(store: Store, keys: readonly CollectionKey[]): Refusal | undefined {
  const copy = store.copies().find(({ key, isStuck }) => isStuck && keys.includes(key));
  if (!copy) return undefined;
  const kind = copy.problem === NEWER ? 'outdated' : 'unreadable';
  return failure(kind, `The saved ${copy.key} cannot be read by this page (${copy.problem}).`);
}

export function planImport(
  store: Store,
  bundle: Bundle,
  inbox: Pick<Inbox, 'whole'> = {},
): ImportPlan {
  const { inbox: added, ...site } = bundle;
  const replaced = inbox.whole ? site : bundle;
  return {
    bundle: replaced,
    changes: bundleChanges(readSite(store), replaced),
    before: storedTexts(store, replaced),
    ...(inbox.whole && added && { added }),
  };
}

/**
 * Writes the snapshot and every collection that changes, or nothing of the site at all. A server keeps what it replaces
 * by itself: there a site that is too large for a snapshot in the browser is imported without one.
 */
export async function importSite(
  store: Store,
  plan: ImportPlan,
  inbox: Pick<Inbox, 'whole'> = {},
  place: Desk['place'] = 'browser',
): Promise<Added> {
  const { bundle, changes, before, added } = plan;
  // First, for only what is missing is added: when the site fails after it, the owner can import once more.
  const inboxResult = added && (await inbox.whole?.add(added));
  if (inboxResult && !inboxResult.ok) return inboxResult;
  const callsWithoutTime = inboxResult?.callsWithoutTime;
  const next = { ...bundle.content, ...bundle.inbox } as Content;
  const changed = Object.fromEntries(changes.map(({ key }) => [key, next[key]]));
  const write = (siteSnapshot: Content['siteSnapshot']) =>
    store.saveAll({ siteSnapshot, ...changed }, { since: before });
  const first = await write({ texts: before });
  const isTooLarge = !first.ok && first.failure.kind === 'full';
  if (isTooLarge && place !== 'server')
    return failure('full', 'There is no room for the file and a snapshot of the site as it is.');
  const result = isTooLarge ? await write(null) : first;
  return result.ok ? { ...result, callsWithoutTime } : result;
}

/** Brings the snapshot back and removes it, or does nothing at all. */
export async function restoreSite(store: Store): Promise<Result> {
  const texts: Revisions = store.get('siteSnapshot')?.texts ?? {};
  const kept = [...siteKeys, ...inboxKeys].filter((key) => Object.hasOwn(texts, key));
  const before = Object.fromEntries(kept.map((key) => [key, texts[key]]));
  return store.restore({ ...before, siteSnapshot: null });
}

/** Of everything that the bundle could replace. */
function storedTexts(store: Store, bundle: Bundle): Revisions {
  return Object.fromEntries(bundleKeys(bundle).map((key) => [key, store.revision(key)]));
}

export function readSite(store: Store): SiteContent & InboxContent {
  const keys = [...siteKeys, ...inboxKeys];
  return Object.fromEntries(keys.map((key) => [key, store.get(key)])) as SiteContent & InboxContent;
}
