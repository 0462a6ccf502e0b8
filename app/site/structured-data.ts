// JSON-LD: what a page is about, in the words of schema.org.
import type { Owner } from '#app/content/owner.ts';
import type { Metadata, PageFacts } from '#app/content/page-metadata.ts';
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

export function articleData(
  headline: string,
  article: NonNullable<PageFacts['article']>,
  { canonical, image, description }: Metadata,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline,
    datePublished: article.publishedAt,
    author: { '@type': 'Person', name: article.author },
    image,
    description,
    mainEntityOfPage: canonical,
  };
}

/** The way from the site's first page to this one. */
export function trailData(
  title: string,
  { path = '/', trail = [] }: PageFacts,
  { home, addressOf, siteName }: Metadata,
): object {
  const steps = [...trail, { name: title, path }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: siteName, item: home },
      ...steps.map(({ name, path }) => ({ name, item: addressOf(path) })),
    ].map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  };
}
