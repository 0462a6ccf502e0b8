import { ArrowRight } from 'lucide-react';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { useLatestPosts } from '../blog/use-posts.ts';
import { PostCard } from '../cards/post-card.tsx';
import { Section } from '../section.tsx';
import { usePaths } from '../use-paths.ts';

export function Blog() {
  const { t } = useTranslation();
  const paths = usePaths();
  const posts = useLatestPosts();
  return (
    <Section id="blog">
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id} className="min-w-0">
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      <ButtonLink href={paths.blog} variant="outline" className="mt-6">
        {t('blog.all')}
        <ArrowRight className="size-4 mirrored" />
      </ButtonLink>
    </Section>
  );
}
