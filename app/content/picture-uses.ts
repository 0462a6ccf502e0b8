// Where the site shows the pictures of the library. An address may stand in any text: in a field of its own, or in the
// middle of an article.
import type { Collection } from './collection.ts';
import { type Content, collections, keysOf, type SiteKey } from './collections.ts';

export interface PictureUse {
  key: SiteKey;
  /** The item that shows it, or the collection. */
  owner: string;
  field: string;
}

/** The uses of each picture, by its id. What nobody has published yet counts as well. */
export function pictureUses(
  content: Pick<Content, SiteKey>,
): ReadonlyMap<string, readonly PictureUse[]> {
  const uses = new Map<string, PictureUse[]>();
  for (const key of keysOf('site')) {
    for (const { owner, part } of partsOf(key, content[key])) {
      for (const { id, field } of picturesOf(part, key)) {
        const known = uses.get(id) ?? [];
        const isKnown = known.some((use) => use.owner === owner && use.field === field);
        if (!isKnown) uses.set(id, [...known, { key, owner, field }]);
      }
    }
  }
  return uses;
}

/** A list item by item, so that each can be named; anything else as a whole. */
function partsOf(key: SiteKey, value: unknown): { owner: string; part: unknown }[] {
  const { label, items }: Collection = collections[key];
  if (!items || !Array.isArray(value)) return [{ owner: label, part: value }];
  const noun = items.noun.charAt(0).toUpperCase() + items.noun.slice(1);
  return value.map((item) => ({ owner: `${noun} “${items.titleOf(item)}”`, part: item }));
}

function* picturesOf(value: unknown, field: string): Generator<{ id: string; field: string }> {
  if (typeof value === 'string') {
    for (const [, id = ''] of value.matchAll(/\/media\/([\da-f]{32})\//g)) yield { id, field };
  } else if (Array.isArray(value)) {
    for (const item of value) yield* picturesOf(item, field);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) yield* picturesOf(part, name);
  }
}
