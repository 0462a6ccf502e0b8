// Runs inline in the head, before the first paint: theme, colours, language and direction of the root element,
// presses that come before the page can answer them, and the section that the visitor aims at. It lies outside
// React's root, so hydration never disagrees with it. Keep it small: it must not import a schema.
import type { CollectionKey } from '#app/content/collections.ts';
import type { Settings } from '#app/content/settings.ts';
import { detectLanguage, directionOf } from '#app/i18n/languages.ts';
import { keepAim } from '#app/site/waking/aim.ts';
import { keepEarlyPresses } from '#app/site/waking/awaiting.ts';
import { storageKey } from '#app/store/keys.ts';
import { type Appearance, resolveTheme, themeOf } from '#app/theme/appearance.ts';
import { applyColors, applyTheme, publishedTheme, systemTheme } from '#app/theme/document.ts';

declare global {
  var __zod_globalConfig: { jitless: boolean } | undefined;
}

// The schemas would try whether they may write code of their own. They may not (docs/decisions/0013), and every
// try is reported as an attack.
globalThis.__zod_globalConfig = { jitless: true };

function stored(key: CollectionKey): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKey(key)) ?? 'null')?.value ?? null;
  } catch {
    return null;
  }
}

const theme = stored('theme');
// Of a site that a server keeps, an older one may still lie in this browser.
const settings = import.meta.env.LIVE ? null : stored('settings');
const appearance =
  typeof settings === 'object' && settings !== null
    ? (settings as Partial<Appearance & Pick<Settings, 'languages'>>)
    : null;

applyTheme(
  resolveTheme({
    saved: theme === 'dark' || theme === 'light' ? theme : null,
    owner: appearance ? themeOf(appearance.darkMode !== false) : publishedTheme(),
    system: systemTheme(),
  }),
);
if (appearance) applyColors(appearance);

const language = stored('language');
/** The owner's own choice is newer than the page. */
const languages = ownLanguages(appearance?.languages);
const root = document.documentElement;
const detected = detectLanguage({
  stored: typeof language === 'string' ? language : null,
  browser: navigator.languages,
  declared: root.lang,
  offered: languages ?? root.dataset.languages?.split(' '),
});
root.lang = detected;
root.dir = directionOf(detected);

/** What is stored may be anything. */
function ownLanguages(stored: Settings['languages']): string[] | undefined {
  if (!Array.isArray(stored?.offered)) return undefined;
  return [stored.main, ...stored.offered].filter((language) => typeof language === 'string');
}

keepEarlyPresses();
keepAim();
