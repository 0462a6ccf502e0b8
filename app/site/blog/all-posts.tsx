import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import type { OlderPosts, View } from '#app/store/ports.ts';
import { useArchive, useStore, useView } from '#app/store/use-content.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { GrowingList } from '#app/ui/growing-list.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { usePaths } from '../use-paths.ts';
import { PostRow } from './post-row.tsx';
import { usePosts } from './use-posts.ts';

const NOTHING: OlderPosts = { posts: [], next: undefined };
const nothingOlder: View<OlderPosts> = { get: () => NOTHING, subscribe: () => () => {} };

/** The list of posts. Where it has several pages, the next ones follow below as the reader comes near the end. */
export function AllPosts() {
  const { t } = useTranslation();
  const paths = usePaths();
  const store = useStore();
  const listed = usePosts();
  const archive = useArchive();
  const { posts: fetched, next } = useView(archive?.older ?? nothingOlder);
  const posts = useMemo(() => joined(listed, fetched), [listed, fetched]);
  if (posts.length === 0) {
    return (
      <div className="pt-12">
        <EmptyState title={t('blog.empty')} />
      </div>
    );
  }
  return (
    <>
      <GrowingList
        items={posts}
        // What came with the page stays on it.
        start={store.base('blogPosts').length}
        onEnd={next === undefined ? undefined : archive?.fetchNext}
        className="divide-y"
      >
        {(post) => (
          <li key={post.id}>
            <PostRow post={post} />
          </li>
        )}
      </GrowingList>
      {/* For whoever comes without scripts, and for search engines. */}
      {next !== undefined && (
        <ButtonLink href={paths.blogPage(next)} rel="next" variant="outline" className="mt-10">
          {t('blog.older')}
          <ArrowRight className="size-4 mirrored" />
        </ButtonLink>
      )}
    </>
  );
}

/** What was published meanwhile moves the others on: a post can come a second time. */
function joined(posts: readonly BlogPost[], older: readonly BlogPost[]): readonly BlogPost[] {
  if (older.length === 0) return posts;
  return [...new Map([...posts, ...older].map((post) => [post.id, post])).values()];
}
