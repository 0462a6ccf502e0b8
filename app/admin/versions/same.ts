/** Equal content, whatever the order of the fields; a field without a value is no field. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => same(item, other[at]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  return fieldNames(one, other).every((name) => same(one[name], other[name]));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The names of every field that one of the records has, in the order of the first ones. */
export function fieldNames(...records: readonly unknown[]): string[] {
  return [...new Set(records.flatMap((record) => (isRecord(record) ? Object.keys(record) : [])))];
}
