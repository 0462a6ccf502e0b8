import { useMemo } from 'react';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { findPublishedPost } from '#app/content/post-queries.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { useContent } from '#app/store/use-content.tsx';
import { Seo } from '../seo.tsx';
import { useOwner } from '../use-owner.ts';
import { usePaths } from '../use-paths.ts';
import { Markdown } from './markdown.tsx';
import { openingOf } from './markdown-tree.ts';
import { pageData } from './page-data.ts';
import { shareCover } from './share-cover.ts';

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
  const paths = usePaths();
  const owner = useOwner();
  const opening = useMemo(() => post.excerpt || openingOf(post.content), [post]);
  return (
    <Seo
      title={post.title || t('blog.untitled')}
      path={paths.post(post.slug)}
      description={opening}
      keywords={post.tags.join(', ')}
      image={shareCover(post)}
      article={{ publishedAt: post.date, author: post.author.trim() || owner.name }}
      describe={pageData}
      trail={[{ name: t('sections.blog'), path: paths.blog }]}
    />
  );
}
