import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { publishedPosts } from '#app/content/post-queries.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { GrowingList } from '#app/ui/growing-list.tsx';
import { Star } from '#app/ui/star.tsx';
import { PostRow } from '../blog/post-row.tsx';
import { PageFrame } from '../page-frame.tsx';
import { Seo } from '../seo.tsx';
import { paths } from './page.ts';

export default function BlogListPage() {
  const { t } = useTranslation();
  const store = useStore();
  const stored = useContent('blogPosts');
  const posts = useMemo(() => publishedPosts(stored), [stored]);
  return (
    <PageFrame>
      <Seo
        title={t('blog.listTitle')}
        path={paths.blog}
        description={t('blog.listIntro')}
        trail={[]}
      />
      <div className="relative isolate overflow-clip border-b">
        <div className="lattice absolute inset-0 -z-10" />
        <div className="hero-fade absolute inset-0 -z-10 rtl:-scale-x-100" />
        <div className="container-page pt-32 pb-12 md:pt-44 md:pb-16">
          <p className="label mb-5 flex items-center gap-3 text-primary-text">
            <Star className="size-4" />
            {t('blog.title')}
          </p>
          <h1 className="text-[clamp(4rem,14vw,9rem)] rtl:mt-6 rtl:text-[clamp(3.5rem,9vw,6rem)] ltr:leading-[0.95] ltr:tracking-tighter">
            {t('blog.listTitle')}
          </h1>
          <p className="mt-6 max-w-[28em] text-[1.125rem] text-muted md:text-[1.25rem]">
            {t('blog.listIntro')}
          </p>
        </div>
      </div>
      <div className="container-page pt-4 pb-24">
        {posts.length === 0 ? (
          <div className="pt-12">
            <EmptyState title={t('blog.empty')} />
          </div>
        ) : (
          // What came with the page stays on it.
          <GrowingList items={posts} start={store.base('blogPosts').length} className="divide-y">
            {(post) => (
              <li key={post.id}>
                <PostRow post={post} />
              </li>
            )}
          </GrowingList>
        )}
      </div>
    </PageFrame>
  );
}
