import type { Locale } from '../locale.ts';

export const locale: Locale = {
  texts: {},
  builtIn: {},
};
