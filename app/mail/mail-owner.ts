import type { About } from '#app/content/about.ts';
import type { Availability } from '#app/content/availability.ts';
import { FALLBACK_COLORS } from '#app/content/brand-colors.ts';
import { ownerOf, publishedAbout } from '#app/content/owner.ts';
import type { Settings } from '#app/content/settings.ts';
import { parseColor } from '#app/theme/colors.ts';
import type { MailOwner } from './letter.ts';

/** The owner as mails name them. */
export function mailOwner(
  about: About,
  settings: Settings,
  { timeZone }: Pick<Availability, 'timeZone'>,
  site?: string,
): MailOwner {
  const { name, email } = ownerOf(publishedAbout(about, settings), settings);
  return {
    name,
    email: email.trim(),
    color: parseColor(settings.primaryColor) ?? FALLBACK_COLORS.primary,
    timeZone,
    site,
  };
}
