// The text of a post that came with the page needs no script. The code that reads markdown is fetched only
// where the page has to be made anew: for posts of this browser, in another language, after a change.
import type { ReactNode } from 'react';
import { isPublished } from '#app/content/is-published.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { lateCode } from '#app/lib/late-code.ts';
import { useContent } from '#app/store/use-content.tsx';
import { Seo } from '../seo.tsx';
import { whenChanging, whenSaved } from '../waking/signs.ts';
import { sleeping, type Wakes } from '../waking/sleeping.tsx';

/** What the text and its metadata are made from. */
const SOURCES = ['blogPosts', 'settings', 'about'] as const;

export const articleCode = lateCode(() => import('./article-body.tsx'));

const wakes: Wakes = (store) =>
  isComplete() ? Promise.race([whenChanging(), whenSaved(store, SOURCES)]) : undefined;

/** The page came with its text, and knows where it is served. */
function isComplete(): boolean {
  return (
    document.querySelector('.prose') !== null &&
    document.querySelector('[rel="canonical"]') !== null
  );
}

/** A tab has its name before the text is read. */
function TitleOnly({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const post = useContent('blogPosts').find((each) => each.slug === slug && isPublished(each));
  return <Seo title={post?.title || t('blog.untitled')} />;
}

export function articleBody(slug: string): ReactNode {
  return sleeping(
    articleCode,
    ({ ArticleBody }) => <ArticleBody slug={slug} />,
    wakes,
    <TitleOnly slug={slug} />,
  );
}
