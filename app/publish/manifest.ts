// The web manifest: https://www.w3.org/TR/appmanifest/
import type { Content } from '#app/content/collections.ts';
import type { Theme } from '#app/content/session.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { SITE_NAME_FALLBACK } from '#app/content/site-name.ts';
import { translateBuiltIn } from '#app/i18n/built-in.ts';
import { builtInTranslations } from '#app/i18n/i18n.ts';
import { directionOf } from '#app/i18n/languages.ts';
import { speaking } from '#app/i18n/speaking.ts';
import { wordsIn } from '#app/i18n/words-in.ts';
import { withBase } from '#app/lib/base-path.ts';
import { CHROME_COLORS } from '#app/theme/document.ts';

export const MANIFEST_PATH = '/manifest.webmanifest';

/** In the main language: there is one for all of them. */
export async function manifest(content: Content, theme: Theme = 'dark'): Promise<string> {
  const { main } = languagesOf(content.settings);
  const own = builtInTranslations(await speaking(main));
  const words = wordsIn(main, own, content.translations) ?? {};
  const { settings, about } = translateBuiltIn(
    { settings: content.settings, about: content.about },
    words,
  );
  const name = settings.siteName.trim() || about.name.trim() || SITE_NAME_FALLBACK;
  const description = settings.siteDescription.trim() || about.bio.trim();
  const home = withBase('/');
  const app = {
    id: home,
    lang: main,
    dir: directionOf(main),
    name,
    short_name: name,
    description: description || undefined,
    start_url: home,
    scope: home,
    display: 'minimal-ui',
    background_color: CHROME_COLORS[theme],
    theme_color: CHROME_COLORS[theme],
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(app, null, 2)}\n`;
}

function icon(file: string, size: number, purpose?: string) {
  const src = withBase(`/icons/${file}.png`);
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
