/** Each value with a key of its own for React: an owner's list may say the same thing twice. */
export function keyed<Value>(
  values: readonly Value[],
  nameOf: (value: Value) => string = String,
): { key: string; value: Value }[] {
  const times = new Map<string, number>();
  return values.map((value) => {
    const name = nameOf(value);
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return { key: `${time} ${name}`, value };
  });
}
