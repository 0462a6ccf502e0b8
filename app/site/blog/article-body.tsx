import { useMemo } from 'react';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { languagePrefix } from '#app/content/language-path.ts';
import { languageOf } from '#app/content/post-groups.ts';
import { findPublishedPost } from '#app/content/post-queries.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';
import { pathsBelow } from '../pages/page.ts';
import { Seo } from '../seo.tsx';
import { useOwner } from '../use-owner.ts';
import { Markdown } from './markdown.tsx';
import { openingOf } from './markdown-tree.ts';
import { pageData } from './page-data.ts';
import { shareCover } from './share-cover.ts';
import { usePostLanguage } from './use-posts.ts';

/** What has to be read to be shown: the text of a post and the metadata made from it. */
export function ArticleBody({ slug }: { slug: string }) {
  const post = findPublishedPost(useContent('blogPosts'), slug);
  return (
    post && (
      <>
        <ArticleSeo post={post} />
        <Markdown source={post.content} />
      </>
    )
  );
}

function ArticleSeo({ post }: { post: BlogPost }) {
  const { t } = useTranslation();
  const owner = useOwner();
  const language = usePostLanguage(post);
  // Wherever it is read, its address is the one below its own language.
  const languages = languagesOf(useStore().base('settings'));
  const paths = pathsBelow(languagePrefix(languageOf(post, languages.main), languages));
  const opening = useMemo(() => post.excerpt || openingOf(post.content), [post]);
  return (
    <Seo
      title={post.title || t('blog.untitled')}
      path={paths.post(post.slug)}
      description={opening}
      keywords={post.tags.join(', ')}
      image={shareCover(post)}
      article={{ publishedAt: post.date, author: post.author.trim() || owner.name, language }}
      describe={pageData}
      trail={[{ name: t('sections.blog'), path: paths.blog }]}
    />
  );
}
