/**
 * The fields that people read; others can hold the same word and mean something else. The schemas say which they are,
 * but a page begins without them: a test holds this list to what they say.
 */
export const TEXT_FIELDS: ReadonlySet<string> = new Set(
  (
    'additionalSkills address area availability bio budgets callIntro callToAction company content copyright ' +
    'description excerpt eyebrow features figure formIntro formTitle greeting highlights intro keywords label ' +
    'location locationNote metaDescription metaTitle name ogTitle preferredTimes price privacy project ' +
    'projectTypes response responseTime result role roles siteDescription siteName siteTagline summary ' +
    'tagline tags terms text timelines title value welcomeMessage workingHours'
  ).split(' '),
);

/** The value with every text that is still a built-in one replaced by its translation. */
export function translateBuiltIn<T>(value: T, translations: Record<string, string>): T {
  return translateField(value, translations, false);
}

function translateField<T>(value: T, translations: Record<string, string>, isText: boolean): T {
  if (typeof value === 'string') {
    return (isText && Object.hasOwn(translations, value) ? translations[value] : value) as T;
  }
  if (Array.isArray(value)) {
    return value.map((item) => translateField(item, translations, isText)) as T;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, item]) => [
      key,
      translateField(item, translations, TEXT_FIELDS.has(key)),
    ]);
    return Object.fromEntries(entries) as T;
  }
  return value;
}
