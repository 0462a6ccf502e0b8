// What an import would do, collection by collection, for the owner to see before anything happens.
import { type Bundle, type InboxContent, inboxKeys, type SiteContent, siteKeys } from './bundle.ts';
import { collections } from './collections.ts';

/** Of a list, its items; of a collection that is one thing, its fields. */
export interface BundleChange {
  key: keyof SiteContent | keyof InboxContent;
  kind: 'items' | 'fields';
  added: number;
  changed: number;
  removed: number;
}

/** The collections that the bundle holds, in the registry's order. */
export function bundleKeys({ content, inbox = {} }: Bundle): BundleChange['key'][] {
  return [
    ...siteKeys.filter((key) => Object.hasOwn(content, key)),
    ...inboxKeys.filter((key) => Object.hasOwn(inbox, key)),
  ];
}

/** The collections that the bundle would change; one whose items only change places counts none. */
export function bundleChanges(current: SiteContent & InboxContent, bundle: Bundle): BundleChange[] {
  const next = { ...bundle.content, ...bundle.inbox };
  return bundleKeys(bundle).flatMap((key) => {
    // Parsed, as the bundle was: that puts the fields into the order of the schema.
    const [before, after] = [collections[key].schema.parse(current[key]), next[key]];
    return isEqual(before, after) ? [] : [{ key, ...countChanges(before, after) }];
  });
}

function countChanges(before: unknown, after: unknown): Omit<BundleChange, 'key'> {
  const [old, fresh] = [partsOf(before), partsOf(after)];
  const kept = [...fresh.keys()].filter((name) => old.has(name));
  return {
    kind: Array.isArray(after) ? 'items' : 'fields',
    added: fresh.size - kept.length,
    changed: kept.filter((name) => !isEqual(old.get(name), fresh.get(name))).length,
    removed: old.size - kept.length,
  };
}

/** Items by their id, so that one that moved is still the same; fields by their name. */
function partsOf(value: unknown): Map<unknown, unknown> {
  if (!Array.isArray(value)) return new Map(Object.entries(value ?? {}));
  const parts = new Map<unknown, unknown>();
  for (const [place, item] of value.entries()) {
    const name = (item as { id?: unknown } | null)?.id ?? place;
    // Two items with one id are two items.
    parts.set(parts.has(name) ? Symbol(String(name)) : name, item);
  }
  return parts;
}

/** Both sides come out of the same schema, so equal values have equal texts. */
function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
