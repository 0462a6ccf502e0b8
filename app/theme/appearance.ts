// What the page wears: which theme, and which CSS variables the owner's colours become.
import { type BrandColors, FALLBACK_COLORS } from '#app/content/brand-colors.ts';
import type { Theme } from '#app/content/session.ts';
import type { Settings } from '#app/content/settings.ts';
import { glow, inkOn, parseColor, readableOn, toHsl } from './colors.ts';

/** The part of the settings that is about looks; also what `appearance:preview` carries. */
export type Appearance = Pick<
  Settings,
  'darkMode' | 'primaryColor' | 'secondaryColor' | 'accentColor'
>;

export const APPEARANCE_PREVIEW = 'appearance:preview';

/** The least favourable surface text stands on in each theme; `--raised` when dark, `--sunken` when light. */
export const GROUNDS: Record<Theme, string> = { dark: '#151c2d', light: '#ece8de' };

/** Text on a brand colour is one of these: against any colour, one of them reads well. */
const INKS = ['#ffffff', '#000000'] as const;

export function brandColors(appearance: Partial<Appearance>): BrandColors {
  return {
    primary: parseColor(appearance.primaryColor) ?? FALLBACK_COLORS.primary,
    secondary: parseColor(appearance.secondaryColor) ?? FALLBACK_COLORS.secondary,
    accent: parseColor(appearance.accentColor) ?? FALLBACK_COLORS.accent,
  };
}

/** The hue of what is blue in the built-in drawings, in degrees. */
const DRAWN_HUE = 217;

/** How far the drawings' colours have to turn to be the owner's; a grey has no hue to turn to. */
function turn(primary: string): string {
  const [hue, saturation] = toHsl(primary);
  return `${saturation ? Math.round(hue) - DRAWN_HUE : 0}deg`;
}

/** The CSS variables of the brand, by name. */
export function appearanceVariables(appearance: Partial<Appearance>): Record<string, string> {
  const colors = brandColors(appearance);
  const variables: Record<string, string> = { '--turn': turn(colors.primary) };
  for (const [name, color] of Object.entries(colors)) {
    variables[`--${name}`] = color;
    variables[`--${name}-glow`] = glow(color);
    variables[`--on-${name}`] = inkOn(color, INKS);
    variables[`--${name}-text-dark`] = readableOn(color, GROUNDS.dark);
    variables[`--${name}-text-light`] = readableOn(color, GROUNDS.light);
  }
  return variables;
}

/** The visitor's choice, else the owner's, else the system's, else dark. */
export function resolveTheme(start: {
  saved: Theme | null;
  owner: Theme | null;
  system: Theme | null;
}): Theme {
  return start.saved ?? start.owner ?? start.system ?? 'dark';
}

export function themeOf(darkMode: boolean): Theme {
  return darkMode ? 'dark' : 'light';
}
