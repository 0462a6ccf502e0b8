import { findPublishedPost } from '#app/content/post-queries.ts';
import { useContent } from '#app/store/use-content.tsx';
import { Article } from '../blog/article.tsx';
import { MissingPost } from '../blog/missing-post.tsx';
import { PageFrame } from '../page-frame.tsx';
import { useHydrated } from '../use-hydrated.ts';

interface BlogPostPageProps {
  slug: string;
  shareImage?: string | undefined;
}

export default function BlogPostPage({ slug, shareImage }: BlogPostPageProps) {
  const post = findPublishedPost(useContent('blogPosts'), slug);
  const isHydrated = useHydrated();
  return (
    <PageFrame>
      {post ? (
        <Article post={post} shareImage={shareImage} />
      ) : (
        <MissingPost isCertain={isHydrated} />
      )}
    </PageFrame>
  );
}
