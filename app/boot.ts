// Runs inline in the head, before the first paint: theme, colours, language and direction of the root element,
// presses that come before the page can answer them, and the section that the visitor aims at. It lies outside
// React's root, so hydration never disagrees with it. Keep it small: it must not import a schema.
import type { CollectionKey } from '#app/content/collections.ts';
import { LANGUAGE_CODES } from '#app/content/language-codes.ts';
import { readLanguage } from '#app/content/language-path.ts';
import type { Settings } from '#app/content/settings.ts';
import { detectLanguage, directionOf } from '#app/i18n/languages.ts';
import { basePath } from '#app/lib/base-path.ts';
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
const root = document.documentElement;
/** Those that have addresses in what was published, the main one first. */
const published: readonly string[] = root.dataset.languages?.split(' ') ?? LANGUAGE_CODES;
const base = basePath();
const { language: named = '', path } = readLanguage(location.pathname.slice(base.length) || '/');
const isNamed = published.indexOf(named) > 0;
const spoken = detectLanguage({
  // An address that names a language shows that language.
  stored: isNamed ? named : typeof language === 'string' ? language : null,
  browser: navigator.languages,
  declared: root.lang,
  // The owner's own choice is newer than the page.
  offered: isNamed ? published : (ownLanguages(appearance?.languages) ?? published),
});
// What the document came in: all that can be said until its scripts are there.
root.dataset.written = `${root.lang} ${root.dir}`;
root.lang = spoken;
root.dir = directionOf(spoken);
if (isElsewhere()) {
  // Nothing shows of a page that is about to be left, but for its ground: that of the next is the same.
  root.style.visibility = 'hidden';
  const prefix = published.indexOf(spoken) > 0 ? `/${spoken}` : '';
  location.replace(base + prefix + path + location.search + location.hash);
}

/** Whether the visitor's language has the page at another address; one that is not found has no other. */
function isElsewhere(): boolean {
  const { page } = root.dataset;
  if (isNamed || page === 'admin') return false;
  return named === published[0] || (published.indexOf(spoken) > 0 && page !== 'not-found');
}

/** What is stored may be anything. */
function ownLanguages(stored: Settings['languages']): string[] | undefined {
  if (!Array.isArray(stored?.offered)) return undefined;
  return [stored.main, ...stored.offered].filter((language) => typeof language === 'string');
}

// Whoever was here before has the fonts. To anybody else they come after the first paint, which would wait for them.
if (navigator.serviceWorker?.controller) root.dataset.worn = '';

keepEarlyPresses();
keepAim();
