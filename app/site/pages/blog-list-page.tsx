import { Said } from '#app/i18n/said.tsx';
import { useTexts } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { useArchive } from '#app/store/use-content.tsx';
import { Star } from '#app/ui/star.tsx';
import { AllPosts } from '../blog/all-posts.tsx';
import { pageData } from '../blog/page-data.ts';
import { PageFrame } from '../page-frame.tsx';
import { Seo } from '../seo.tsx';
import { usePaths } from '../use-paths.ts';

export default function BlogListPage() {
  const { t } = useTranslation();
  const paths = usePaths();
  const { title, intro } = useTexts('blog');
  const archive = useArchive();
  return (
    <PageFrame>
      <Seo
        title={t('sections.blog')}
        path={paths.blogPage(archive?.page ?? 1)}
        description={intro}
        describe={pageData}
        trail={[]}
      />
      <div className="relative isolate overflow-clip border-b">
        <div data-drawn-later className="lattice absolute inset-0 -z-10" />
        <div data-drawn-later className="hero-fade absolute inset-0 -z-10 mirrored" />
        <div className="container-page pt-32 pb-12 md:pt-44 md:pb-16">
          <p className="label mb-5 flex items-center gap-3 text-primary-text">
            <Star className="size-4" />
            <Said>{title}</Said>
          </p>
          <h1 className="text-[clamp(4rem,14vw,9rem)] rtl:mt-6 rtl:text-[clamp(3.5rem,9vw,6rem)] ltr:leading-[0.95] ltr:tracking-tighter">
            {t('sections.blog')}
          </h1>
          {intro && (
            <p className="mt-6 max-w-[28em] text-[1.125rem] text-muted md:text-[1.25rem]">
              <Said>{intro}</Said>
            </p>
          )}
        </div>
      </div>
      <div className="container-page pt-4 pb-24">
        <AllPosts />
      </div>
    </PageFrame>
  );
}
