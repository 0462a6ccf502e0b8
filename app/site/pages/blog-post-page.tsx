import { findPublishedPost } from '#app/content/post-queries.ts';
import { useContent } from '#app/store/use-content.tsx';
import { Article } from '../blog/article.tsx';
import { MissingPost } from '../blog/missing-post.tsx';
import { PageFrame } from '../page-frame.tsx';
import { useHydrated } from '../use-hydrated.ts';

export default function BlogPostPage({ slug }: { slug: string }) {
  const post = findPublishedPost(useContent('blogPosts'), slug);
  const isHydrated = useHydrated();
  return (
    <PageFrame>{post ? <Article post={post} /> : <MissingPost isCertain={isHydrated} />}</PageFrame>
  );
}
