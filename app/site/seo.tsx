// The one place that turns settings into a page's title and metadata. React moves the tags into the head.
import { useSyncExternalStore } from 'react';
import { useSiteContent } from '#app/i18n/use-site-content.ts';
import { scriptJson } from '#app/lib/script-json.ts';
import { useContent } from '#app/store/use-content.tsx';
import { metadataOf, type PageFacts } from './page-metadata.ts';
import { articleData, siteData } from './structured-data.ts';

export function Seo(page: PageFacts) {
  const settings = useContent('settings');
  const about = useSiteContent('about');
  const metadata = metadataOf(page, { settings, about, origin: useOrigin() });
  const { title, canonical, icon, tags } = metadata;
  return (
    <>
      <title>{title}</title>
      {tags.map(({ kind, key, content }) => (
        <meta key={key} {...{ [kind]: key }} content={content} />
      ))}
      {canonical && <link rel="canonical" href={canonical} />}
      <link rel="icon" href={icon} />
      {page.title === undefined && (
        <StructuredData data={siteData(settings.seo.jsonLd, about, metadata)} />
      )}
      {page.title !== undefined && page.article && (
        <StructuredData data={articleData(page.title, page.article, metadata)} />
      )}
    </>
  );
}

/** Stays where it is rendered: React moves no script that it does not run. */
function StructuredData({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin or end
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  );
}

/** Unknown in the prerendered page, which does not know where it will be served. */
function useOrigin(): string | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => location.origin,
    () => undefined,
  );
}
