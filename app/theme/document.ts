// Puts the appearance on the document root. Used before the first paint and by the provider.
import type { Theme } from '#app/content/session.ts';
import { type Appearance, appearanceVariables } from './appearance.ts';

/** The browser chrome's colour for each theme; the style sheet's `--ground`. */
export const CHROME_COLORS: Record<Theme, string> = { dark: '#0b0f1a', light: '#f6f3ec' };

const themes: readonly Theme[] = ['dark', 'light'];

// Whatever touches the root, even with the value that it has, makes the browser style the whole page again.

export function applyTheme(theme: Theme, page: Document = document): void {
  const root = page.documentElement;
  if (root.classList.contains(theme) && root.style.colorScheme === theme) return;
  root.classList.remove(...themes);
  root.classList.add(theme);
  root.style.colorScheme = theme;
  page.querySelector('meta[name="theme-color"]')?.setAttribute('content', CHROME_COLORS[theme]);
}

export function applyColors(appearance: Partial<Appearance>, page: Document = document): void {
  const root = page.documentElement;
  const worn = getComputedStyle(root);
  for (const [name, value] of Object.entries(appearanceVariables(appearance))) {
    if (worn.getPropertyValue(name) !== value) root.style.setProperty(name, value);
  }
}

/** The system's preference, or null where there is none. */
export function systemTheme(): Theme | null {
  return (
    themes.find((theme) => window.matchMedia(`(prefers-color-scheme: ${theme})`).matches) ?? null
  );
}

/** What a published site's owner chose; written into the page by the build. */
export function publishedTheme(page: Document = document): Theme | null {
  const theme = page.documentElement.dataset.ownerTheme;
  return theme === 'dark' || theme === 'light' ? theme : null;
}
