import { Article } from '../blog/article.tsx';
import { MissingPost } from '../blog/missing-post.tsx';
import { usePost } from '../blog/use-post.ts';
import { PageFrame } from '../page-frame.tsx';
import { useHydrated } from '../use-hydrated.ts';

interface BlogPostPageProps {
  slug: string;
  isOfAnotherPage?: boolean | undefined;
}

export default function BlogPostPage({ slug, isOfAnotherPage }: BlogPostPageProps) {
  const post = usePost(slug, isOfAnotherPage);
  const isHydrated = useHydrated();
  return (
    <PageFrame>{post ? <Article post={post} /> : <MissingPost isCertain={isHydrated} />}</PageFrame>
  );
}
