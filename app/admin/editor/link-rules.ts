// Links typed by the owner: what they may be, and the scheme that people leave out.
import { safeImage, safeLink, withoutInvisible } from '#app/lib/safe-link.ts';

export const LINK_ERROR = 'Use a link that starts with https://, http://, mailto:, tel: or /.';
export const IMAGE_ERROR = 'Use an image address that starts with https://, http:// or /.';

const DOMAIN = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#].*)?$/u;
const PICTURE_FILE = /^[^/?#]+\.(avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** `github.com/me` becomes `https://github.com/me`; nothing is added to anything else, `photo.png` too. */
export function completeLink(written: string): string {
  const link = withoutInvisible(written).trim();
  return DOMAIN.test(link) && !PICTURE_FILE.test(link) ? `https://${link}` : link;
}

export function linkError(written: string): string | undefined {
  const link = completeLink(written);
  return link === '' || safeLink(link) ? undefined : LINK_ERROR;
}

export function imageError(written: string): string | undefined {
  const link = completeLink(written);
  return link === '' || safeImage(link) ? undefined : IMAGE_ERROR;
}
