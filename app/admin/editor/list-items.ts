// Items and their places. An item is itself wherever it stands: places change, also under an open form.

/** A key for each item, also where two items would have the same. */
export function itemKeys<Item>(items: readonly Item[], keyOf: (item: Item) => string): string[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const key = keyOf(item);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key} (${count})`;
  });
}

/**
 * Where an item stands: itself, or after the list was read again the one with its key. -1 when it is gone.
 */
export function placeOf<Item>(
  items: readonly Item[],
  keys: readonly string[],
  item: Item,
  key: string,
): number {
  const at = items.indexOf(item);
  return at < 0 ? keys.indexOf(key) : at;
}

/** The list with the item in its place; at the end when it has none. */
export function withItem<Item>(items: readonly Item[], at: number, item: Item): Item[] {
  return at < 0 || at >= items.length ? [...items, item] : items.with(at, item);
}

export function countKey<Item>(
  items: readonly Item[],
  item: Item,
  keyOf: (item: Item) => string,
): number {
  const key = keyOf(item);
  return items.filter((other) => keyOf(other) === key).length;
}

/** The list with a removed item in its old place again, unless it has come back otherwise. */
export function withRestored<Item>(
  items: readonly Item[],
  removed: { item: Item; at: number; count: number },
  keyOf: (item: Item) => string,
): Item[] {
  const isThere = countKey(items, removed.item, keyOf) >= removed.count;
  return isThere ? [...items] : items.toSpliced(removed.at, 0, removed.item);
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
