// The web manifest: https://www.w3.org/TR/appmanifest/
import type { Content } from '#app/content/collections.ts';
import type { Theme } from '#app/content/session.ts';
import { SITE_NAME_FALLBACK } from '#app/content/site-name.ts';
import { withBase } from '#app/lib/base-path.ts';
import { CHROME_COLORS } from '#app/theme/document.ts';

export const MANIFEST_PATH = '/manifest.webmanifest';

export function manifest({ settings, about }: Content, theme: Theme = 'dark'): string {
  const name = settings.siteName.trim() || about.name.trim() || SITE_NAME_FALLBACK;
  const description = settings.siteDescription.trim() || about.bio.trim();
  const home = withBase('/');
  const app = {
    id: home,
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
