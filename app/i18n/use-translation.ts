import { createContext, useContext, useSyncExternalStore } from 'react';
import type { I18n } from './i18n.ts';
import type { Translate } from './translate.ts';

/** Always the same object: what it speaks changes, and tells. */
export const Speaking = createContext<I18n | null>(null);

/** How a component says something in the visitor's language; it is drawn anew in another one. */
export function useTranslation(): { t: Translate; i18n: I18n } {
  const i18n = useContext(Speaking);
  if (!i18n) throw new Error('useTranslation must be used inside Speaking.');
  const t = useSyncExternalStore(
    i18n.subscribe,
    () => i18n.t,
    () => i18n.t,
  );
  return { t, i18n };
}
