import type { Translate } from './translate.ts';

interface Day {
  year: number;
  /** From 0, as dates count them. */
  month: number;
  day: number;
}

/**
 * A day, as a language writes it. As `Intl` does, which needs 25 ms before its first word on a page that has no other use
 * for it, and four times as long on a phone.
 */
export function formatDay({ year, month, day }: Day, t: Translate): string {
  return t('day', { day, month: t('months').split(' ')[month], year });
}
