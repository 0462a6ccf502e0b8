// The one place that turns settings into a page's title and metadata. React moves the tags into the head.
import { useContext, useLayoutEffect } from 'react';
import { type Metadata, metadataOf, type PageFacts } from '#app/content/page-metadata.ts';
import { useSiteContent } from '#app/i18n/use-site-content.ts';
import { basePath } from '#app/lib/base-path.ts';
import { scriptJson } from '#app/lib/script-json.ts';
import { ShareImage } from './share-image.ts';
import { siteData } from './structured-data.ts';
import { useHydrated } from './use-hydrated.ts';
import { useOwner } from './use-owner.ts';
import { usePaths } from './use-paths.ts';

/** On every tag of ours that came with the document and that no component has taken over yet. */
export const PRERENDERED_MARK = 'data-prerendered';

interface SeoProps extends PageFacts {
  /** What the page is about, for machines; the landing page is about the site. */
  describe?: (page: PageFacts, metadata: Metadata) => object[];
}

export function Seo({ describe, ...page }: SeoProps) {
  const settings = useSiteContent('settings');
  const owner = useOwner();
  const isHydrated = useHydrated();
  // The prerendered page does not know where it will be served.
  const origin = isHydrated ? location.origin + basePath() : undefined;
  const metadata = metadataOf(page, {
    settings,
    about: owner,
    origin,
    shareImage: useContext(ShareImage),
    home: usePaths().landing,
  });
  const mark = isHydrated ? {} : { [PRERENDERED_MARK]: '' };

  // A page that could not be taken over as it came was rendered anew: its first tags are still there.
  useLayoutEffect(() => {
    if (!isHydrated) return;
    for (const tag of document.head.querySelectorAll(`[${PRERENDERED_MARK}]`)) tag.remove();
  }, [isHydrated]);

  return (
    <>
      <title {...mark}>{metadata.title}</title>
      {metadata.tags.map(({ kind, key, content }) => (
        <meta key={key} {...mark} {...{ [kind]: key }} content={content} />
      ))}
      {metadata.canonical && <link rel="canonical" href={metadata.canonical} {...mark} />}
      <link rel="icon" href={metadata.icon} {...mark} />
      {page.title === undefined && (
        <StructuredData data={siteData(settings.seo.jsonLd, owner, metadata)} />
      )}
      {describe?.(page, metadata).map((data) => (
        <StructuredData key={JSON.stringify(data)} data={data} />
      ))}
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
