import { FALLBACK_COLORS } from '#app/content/brand-colors.ts';
import type { Content } from '#app/content/collections.ts';
import { ownerOf, publishedAbout } from '#app/content/owner.ts';
import { parseColor } from '#app/theme/colors.ts';
import type { MailOwner } from './letter.ts';

/** The owner as mails name them. */
export function mailOwner(
  { about, settings, availability }: Pick<Content, 'about' | 'settings' | 'availability'>,
  site?: string,
): MailOwner {
  const { name, email } = ownerOf(publishedAbout(about, settings), settings);
  return {
    name,
    email: email.trim(),
    color: parseColor(settings.primaryColor) ?? FALLBACK_COLORS.primary,
    timeZone: availability.timeZone,
    isOwn: settings.isOwn,
    site,
  };
}
