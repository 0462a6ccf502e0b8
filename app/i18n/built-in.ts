/** The value with every text that is still a built-in one replaced by its translation. */
export function translateBuiltIn<T>(value: T, translations: Record<string, string>): T {
  if (typeof value === 'string') {
    return (Object.hasOwn(translations, value) ? translations[value] : value) as T;
  }
  if (Array.isArray(value)) {
    return value.map((item) => translateBuiltIn(item, translations)) as T;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, item]) => [
      key,
      translateBuiltIn(item, translations),
    ]);
    return Object.fromEntries(entries) as T;
  }
  return value;
}
