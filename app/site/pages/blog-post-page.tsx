import { Article } from '../blog/article.tsx';
import { MissingPost } from '../blog/missing-post.tsx';
import { usePost } from '../blog/use-post.ts';
import { PageFrame } from '../page-frame.tsx';
import { useHydrated } from '../use-hydrated.ts';

export default function BlogPostPage({ slug }: { slug: string }) {
  const post = usePost(slug);
  const isHydrated = useHydrated();
  return (
    <PageFrame>{post ? <Article post={post} /> : <MissingPost isCertain={isHydrated} />}</PageFrame>
  );
}
