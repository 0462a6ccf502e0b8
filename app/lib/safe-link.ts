import { withBase } from './base-path.ts';

const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * A link typed by a person, when it leads to a page, a mailbox or a phone; undefined otherwise. A path is
 * one within the site, wherever that stands.
 */
export function safeLink(written: string | undefined): string | undefined {
  const link = asFollowed(written);
  if (!link) return undefined;
  if (link.startsWith('#')) return link;
  if (/^\/(?![/\\])/.test(link)) return withBase(link);
  try {
    return SCHEMES.includes(new URL(link).protocol) ? link : undefined;
  } catch {
    return undefined;
  }
}

/** An image address: a safe link, or an image that is part of the text itself. */
export function safeImage(written: string | undefined): string | undefined {
  const link = asFollowed(written);
  if (link && /^data:image\/(png|jpe?g|webp|avif|gif);base64,/i.test(link)) return link;
  return link?.startsWith('#') ? undefined : safeLink(link);
}

/** Browsers leave these out wherever they stand: `/<tab>/example.com` leads to another site. */
function asFollowed(written: string | undefined): string | undefined {
  return written && withoutInvisible(written.replace(/[\t\n\r]/g, '')).trim();
}

/**
 * Without the signs that come along with a copy and that nobody sees: an address or a number with one of them leads
 * nowhere. Joiners stay, for they are part of Urdu and Persian words. Not for prose, which is laid out by such signs.
 */
export function withoutInvisible(written: string): string {
  return written.replace(/\p{Cf}(?<!\p{Join_Control})/gu, '');
}
