import type { Theme } from '#app/content/session.ts';
import { defaultSettings, type Settings } from '#app/content/settings.ts';
import { themeOf } from '#app/theme/appearance.ts';

/** The theme that the owner of a published site chose: none while the settings are the built-in ones. */
export function ownerTheme(settings: Settings): Theme | undefined {
  const isChosen = JSON.stringify(settings) !== JSON.stringify(defaultSettings);
  return isChosen ? themeOf(settings.darkMode) : undefined;
}
