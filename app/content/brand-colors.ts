// Apart from the settings' schema, because the script that runs before the first paint needs them.

export interface BrandColors {
  primary: string;
  secondary: string;
  accent: string;
}

/** When a saved colour is missing or not a colour. */
export const FALLBACK_COLORS: BrandColors = {
  primary: '#f59e0b',
  secondary: '#f97316',
  accent: '#eab308',
};
