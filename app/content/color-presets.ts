// Apart from what every page needs: these are chosen in the settings.
import { type BrandColors, FALLBACK_COLORS } from './brand-colors.ts';

/** When nothing is saved. */
export const DEFAULT_COLORS: BrandColors = {
  primary: '#3b82f6',
  secondary: '#8b5cf6',
  accent: '#06b6d4',
};

export const COLOR_PRESETS: readonly ({ id: string; name: string } & BrandColors)[] = [
  { id: 'neon', name: 'Neon', ...DEFAULT_COLORS },
  { id: 'emerald', name: 'Emerald', primary: '#10b981', secondary: '#14b8a6', accent: '#84cc16' },
  { id: 'crimson', name: 'Crimson', primary: '#ef4444', secondary: '#f43f5e', accent: '#fb923c' },
  { id: 'amber', name: 'Amber', ...FALLBACK_COLORS },
  { id: 'purple', name: 'Purple', primary: '#a855f7', secondary: '#d946ef', accent: '#6366f1' },
];
