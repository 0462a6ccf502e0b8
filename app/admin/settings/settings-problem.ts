import type { Settings } from '#app/content/settings.ts';
import { imageError, linkError } from '../editor/link-rules.ts';

/** What keeps the settings from being saved, with the field it is about. */
export function settingsProblem(settings: Settings): string | undefined {
  const links: [string, string][] = [
    ['GitHub', settings.socialMedia.github],
    ['LinkedIn', settings.socialMedia.linkedin],
    ['X (Twitter)', settings.socialMedia.twitter],
    ['Instagram', settings.socialMedia.instagram],
    ['Canonical URL', settings.seo.canonicalUrl],
  ];
  const images: [string, string][] = [
    ['Logo', settings.logoUrl],
    ['Favicon', settings.faviconUrl],
    ['Share image', settings.seo.ogImage],
  ];
  const problems = [
    ...links.map(([label, link]) => [label, linkError(link)] as const),
    ...images.map(([label, image]) => [label, imageError(image)] as const),
    ['Contact email', emailError(settings.contactEmail)] as const,
  ];
  const found = problems.find(([, error]) => error);
  return found && `${found[0]}: ${found[1]}`;
}

export function emailError(written: string): string | undefined {
  const email = written.trim();
  return email === '' || /^[^\s@]+@[^\s@]+$/.test(email)
    ? undefined
    : 'Use an address such as name@example.com.';
}
