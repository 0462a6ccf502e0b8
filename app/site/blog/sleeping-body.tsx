// The text of a post that came with the page needs no script. The code that reads markdown is fetched only
// where the page has to be made anew: for posts of this browser, in another language, after a change.
import { type ReactNode, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { findPublishedPost } from '#app/content/post-queries.ts';
import { lateCode } from '#app/lib/late-code.ts';
import type { Store } from '#app/store/store.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';
import { Seo } from '../seo.tsx';
import { whenChanging } from '../waking.ts';

type Body = typeof import('./article-body.tsx');

/** What the text and its metadata are made from. */
const SOURCES = ['blogPosts', 'settings', 'about'] as const;

export const articleCode = lateCode(() => import('./article-body.tsx'));
let body: Promise<Body> | null = null;

function bodyFor(store: Store): Promise<Body> {
  body ??= whenNeeded(store).then(articleCode.arrival);
  return body;
}

function whenNeeded(store: Store): Promise<unknown> {
  const isRendering = typeof document === 'undefined';
  if (isRendering || !isComplete() || SOURCES.some((key) => store.revision(key) !== null)) {
    return Promise.resolve();
  }
  const changes = SOURCES.map(
    (key) => new Promise<void>((resolve) => store.subscribe(key, resolve)),
  );
  return Promise.race([whenChanging(), ...changes]);
}

/** The page came with its text, and knows where it is served. */
function isComplete(): boolean {
  return (
    document.querySelector('.prose') !== null &&
    document.querySelector('[rel="canonical"]') !== null
  );
}

function SleepingBody({ slug }: { slug: string }) {
  const { ArticleBody } = use(bodyFor(useStore()));
  return <ArticleBody slug={slug} />;
}

/** A tab has its name before the text is read. */
function TitleOnly({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const post = findPublishedPost(useContent('blogPosts'), slug);
  return <Seo title={post?.title || t('blog.untitled')} />;
}

/** Keep the element: React leaves prerendered HTML alone only as long as it stays the same. */
export function articleBody(slug: string): ReactNode {
  return (
    <Suspense fallback={<TitleOnly slug={slug} />}>
      <SleepingBody slug={slug} />
    </Suspense>
  );
}
