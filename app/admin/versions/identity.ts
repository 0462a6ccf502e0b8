// Which item of one version is which item of another, and which of them changed places.
import { itemKeys } from '../editor/list-items.ts';
import { same } from './same.ts';
import type { ListShape } from './shape.ts';

/** An identity for every item of a version: that of the base's item that it comes from, else one of its own. */
export function identities(
  list: ListShape,
  base: readonly unknown[],
  version: readonly unknown[],
): string[] {
  const baseKeys = itemKeys(base, list.keyOf);
  const keys = itemKeys(version, list.keyOf);
  const { restOf } = list;
  if (!restOf) return keys;
  const known = new Set(keys);
  const lost = baseKeys.flatMap((key, at) => (known.has(key) ? [] : [{ key, item: base[at] }]));
  const taken = new Set(baseKeys);
  return keys.map((key, at) => {
    if (taken.has(key)) return key;
    // Renamed: gone under its old name, and all the rest is as it was.
    const from = lost.findIndex(({ item }) => same(restOf(item), restOf(version[at])));
    return lost.splice(from, from < 0 ? 0 : 1)[0]?.key ?? key;
  });
}

/** What stands elsewhere among the items that both have: as few as explain the new order. */
export function movedIds(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((id, at) => [id, at]));
  const common = after.filter((id) => places.has(id));
  const stayed = longestRise(common.map((id) => places.get(id) ?? 0));
  return new Set(common.filter((_, at) => !stayed.has(at)));
}

/** The places of a longest rising row of numbers. */
function longestRise(numbers: readonly number[]): Set<number> {
  /** Of each length, the place of the smallest number that a rise of that length can end with. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  numbers.forEach((number, at) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    previous[at] = ends[low - 1];
    ends[low] = at;
  });
  const rise = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) rise.add(at);
  return rise;
}

/** The kept items in the order of the first list; the others stand behind their neighbour in the second. */
export function arranged(
  lead: readonly string[],
  other: readonly string[],
  isKept: (id: string) => boolean,
): string[] {
  const order = lead.filter(isKept);
  const placed = new Set(order);
  let neighbour = -1;
  for (const id of other) {
    if (placed.has(id)) neighbour = order.indexOf(id);
    else if (isKept(id)) {
      neighbour += 1;
      order.splice(neighbour, 0, id);
      placed.add(id);
    }
  }
  return order;
}
