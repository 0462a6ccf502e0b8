type Id = string | number;

/** Two items with one id would be taken for one another. The later one gets an id of its own. */
export function withOwnIds<T>(value: T): T {
  if (!Array.isArray(value) || !value.every(hasId)) return value;
  const taken = new Set<Id>(value.map(({ id }) => id));
  if (taken.size === value.length) return value;
  const met = new Set<Id>();
  const counts = new Map<Id, number>();
  const items = value.map((item) => {
    const { id } = item;
    if (!met.has(id)) {
      met.add(id);
      return item;
    }
    let count = counts.get(id) ?? 2;
    while (taken.has(numbered(id, count))) count += 1;
    counts.set(id, count + 1);
    const own = numbered(id, count);
    taken.add(own);
    return { ...item, id: own };
  });
  return items as T;
}

const numbered = (id: Id, count: number): Id =>
  typeof id === 'number' ? id + count - 1 : `${id}-${count}`;

function hasId(item: unknown): item is { id: Id } {
  if (typeof item !== 'object' || item === null || !('id' in item)) return false;
  return typeof item.id === 'string' || typeof item.id === 'number';
}
