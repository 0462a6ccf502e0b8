// What a category and its skills can look like.

/** The six gradients a category can wear, each from the first brand colour to the second. */
export const COLOR_THEMES = [
  { id: 'primary', name: 'Primary', from: 'primary', to: 'primary-glow' },
  { id: 'secondary', name: 'Secondary', from: 'secondary', to: 'secondary-glow' },
  { id: 'accent', name: 'Accent', from: 'accent', to: 'accent-glow' },
  { id: 'primary-accent', name: 'Primary to accent', from: 'primary', to: 'accent' },
  { id: 'secondary-primary', name: 'Secondary to primary', from: 'secondary', to: 'primary' },
  { id: 'accent-secondary', name: 'Accent to secondary', from: 'accent', to: 'secondary' },
] as const;

export type ColorThemeId = (typeof COLOR_THEMES)[number]['id'];

/** What an icon begins with that is one of the drawings in `images/skills.svg`; any other is shown as it was typed. */
export const DRAWN_ICON = 'icon:';
