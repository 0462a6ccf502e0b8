/** Two items with one id would be taken for one another. The later one gets an id of its own. */
export function withOwnIds<T>(value: T): T {
  if (!Array.isArray(value) || !value.every(hasId)) return value;
  const taken = new Set(value.map(({ id }) => id));
  if (taken.size === value.length) return value;
  const met = new Set<string>();
  const counts = new Map<string, number>();
  const items = value.map((item) => {
    const { id } = item;
    if (!met.has(id)) {
      met.add(id);
      return item;
    }
    let count = counts.get(id) ?? 2;
    while (taken.has(`${id}-${count}`)) count += 1;
    counts.set(id, count + 1);
    return { ...item, id: `${id}-${count}` };
  });
  return items as T;
}

function hasId(item: unknown): item is { id: string } {
  return typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string';
}
