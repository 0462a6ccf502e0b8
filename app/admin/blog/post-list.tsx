import { useMemo } from 'react';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { isPublished } from '#app/content/is-published.ts';
import { newestFirst } from '#app/content/post-queries.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { useContent } from '#app/store/use-content.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { GrowingList } from '#app/ui/growing-list.tsx';
import { languageMarks, titleOf } from './post-translations.ts';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

interface PostListProps {
  posts: readonly BlogPost[];
  openId: string;
  onOpen: (post: BlogPost) => void;
}

export function PostList({ posts, openId, onOpen }: PostListProps) {
  const { main } = languagesOf(useContent('settings'));
  const sorted = useMemo(() => newestFirst(posts), [posts]);
  const languageOf = useMemo(() => languageMarks(posts, main), [posts, main]);
  const titles = useMemo(() => new Map(posts.map((post) => [post.id, titleOf(post)])), [posts]);
  return (
    <section aria-labelledby="posts" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="posts" className="flex items-center gap-3 text-lg">
        Posts <Badge>{posts.length}</Badge>
      </h2>
      {posts.length === 0 && (
        <p className="rounded-lg border border-dashed p-5 text-muted text-sm">
          No posts yet. Fill in the form and press “Save”; the blog appears on the site with the
          first published post.
        </p>
      )}
      <GrowingList
        items={sorted}
        className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:max-h-[calc(100dvh-15rem)] lg:overflow-y-auto"
      >
        {(post) => (
          <li key={post.id}>
            <button
              type="button"
              aria-current={post.id === openId || undefined}
              onClick={() => onOpen(post)}
              className="grid w-full grid-cols-[minmax(0,1fr)] gap-1.5 rounded-lg border bg-raised/50 p-4 text-start -outline-offset-2 transition-colors hover:border-line-strong aria-[current]:border-primary-text aria-[current]:bg-raised"
            >
              <span dir="auto" className="wrap-anywhere font-semibold leading-snug">
                {titleOf(post)}
              </span>
              <time dateTime={post.date} className="label text-faint">
                {dateFormat.format(new Date(post.date))}
              </time>
              {post.translationOf && titles.has(post.translationOf) && (
                <span className="wrap-anywhere text-muted text-sm leading-snug">
                  Translates <bdi>{titles.get(post.translationOf)}</bdi>
                </span>
              )}
              <span className="flex flex-wrap gap-1.5">
                {languageOf(post) && <Badge>{languageOf(post)}</Badge>}
                {isPublished(post) ? (
                  <Badge tone="success">Published</Badge>
                ) : (
                  <Badge>{post.published ? 'Needs a slug' : 'Draft'}</Badge>
                )}
                {post.featured && <Badge tone="primary">Featured</Badge>}
              </span>
            </button>
          </li>
        )}
      </GrowingList>
    </section>
  );
}
