import { type Settings, settingsSchema } from '#app/content/settings.ts';

/** The settings in a file's text, or null when it holds anything else. */
export function importSettings(fileName: string, text: string): Settings | null {
  if (!fileName.toLowerCase().endsWith('.json')) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  // Every field of the schema may be missing, so it alone would take any object for settings.
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  if (!Object.keys(settingsSchema.shape).some((name) => Object.hasOwn(value, name))) return null;
  const parsed = settingsSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

export function exportSettings(settings: Settings): string {
  return `${JSON.stringify(settings, null, 2)}\n`;
}
