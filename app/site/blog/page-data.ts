// JSON-LD: what an article and a list are about, in the words of schema.org. The first page has no use for it.
import type { Metadata, PageFacts } from '#app/content/page-metadata.ts';

export function pageData(page: PageFacts, metadata: Metadata): object[] {
  const { title = '', article, trail } = page;
  return [
    ...(article ? [articleData(title, article, metadata)] : []),
    ...(trail ? [trailData(title, page, metadata)] : []),
  ];
}

function articleData(
  headline: string,
  article: NonNullable<PageFacts['article']>,
  { canonical, image, description }: Metadata,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline,
    inLanguage: article.language,
    datePublished: article.publishedAt,
    author: { '@type': 'Person', name: article.author },
    image,
    description,
    mainEntityOfPage: canonical,
  };
}

/** The way from the site's first page to this one. */
function trailData(
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
