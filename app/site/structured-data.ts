// JSON-LD: what the site is about, in the words of schema.org. What other pages are about: blog/page-data.ts.
import type { Owner } from '#app/content/owner.ts';
import type { Metadata } from '#app/content/page-metadata.ts';
import { safeLink } from '#app/lib/safe-link.ts';
import { socialLinks } from './owner-links.ts';

/** The owner's own block for the landing page, when it is one; else who this is and what the site is. */
export function siteData(written: string, owner: Owner, metadata: Metadata): object {
  return ownData(written) ?? personAndSite(owner, metadata);
}

function ownData(written: string): object | undefined {
  try {
    const data: unknown = JSON.parse(written);
    return typeof data === 'object' && data !== null ? data : undefined;
  } catch {
    return undefined;
  }
}

function personAndSite(owner: Owner, { home, siteName, description }: Metadata): object {
  const profiles = socialLinks(owner)
    .map(({ href }) => safeLink(href))
    .filter((href) => href?.startsWith('http'));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Person',
        name: owner.name,
        jobTitle: owner.title || undefined,
        url: home,
        sameAs: profiles,
      },
      { '@type': 'WebSite', name: siteName, url: home, description },
    ],
  };
}
