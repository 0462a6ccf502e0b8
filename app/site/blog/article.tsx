import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { minutesOf } from '#app/content/post-queries.ts';
import { directionOf } from '#app/i18n/languages.ts';
import { useSiteContent } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { safeImage } from '#app/lib/safe-link.ts';
import { textDirection } from '#app/lib/text-direction.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { Star } from '#app/ui/star.tsx';
import { usePaths } from '../use-paths.ts';
import { CoverImage } from './cover-image.tsx';
import { passage } from './passage.ts';
import { PostMeta, PostTags } from './post-meta.tsx';
import { ReadIn } from './read-in.tsx';
import { articleBody } from './sleeping-body.tsx';
import { type PageWords, usePageWords } from './use-page-words.ts';
import { useForeignLanguage, usePostLanguage } from './use-posts.ts';

export function Article({ post }: { post: BlogPost }) {
  const { t } = useTranslation();
  const owner = useSiteContent('about').name;
  const body = useMemo(() => articleBody(post.slug), [post.slug]);
  const title = post.title || t('blog.untitled');
  const author = post.author.trim() || owner;
  const cover = safeImage(post.coverImage);
  const language = usePostLanguage(post);
  const foreign = useForeignLanguage(post);
  const words = usePageWords(post);
  return (
    <article lang={language} dir={language && directionOf(language)}>
      <header className="relative isolate overflow-clip">
        <div data-drawn-later className="lattice absolute inset-0 -z-10" />
        <div data-drawn-later className="hero-fade absolute inset-0 -z-10 mirrored" />
        <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-6 pt-28 pb-12 md:pt-40 md:pb-16">
          <BackLink words={words} />
          <div className="grid justify-items-start gap-1">
            <div {...words}>
              <PostMeta post={post} minutes={minutesOf(post)} lang={foreign} />
            </div>
            <div {...words}>
              <ReadIn post={post} />
            </div>
          </div>
          <h1
            dir={textDirection(title)}
            style={passage(post, 'title')}
            className="max-w-[14.4em] wrap-anywhere text-[clamp(2.5rem,7vw,5.25rem)] rtl:text-[clamp(2.25rem,5.5vw,4rem)] justify-self-start ltr:leading-[1.02] ltr:tracking-tighter"
          >
            {title}
          </h1>
          {post.excerpt && (
            <p
              dir={textDirection(post.excerpt)}
              className="max-w-[34em] wrap-anywhere text-[1.25rem] text-muted justify-self-start md:text-[1.5rem] ltr:leading-snug"
            >
              {post.excerpt}
            </p>
          )}
        </div>
      </header>
      <div className="container-page">
        <CoverImage
          src={cover}
          alt={t('blog.coverAlt', { title })}
          lang={words.lang}
          sizes="(max-width: 80rem) 100vw, 80rem"
          style={passage(post, 'cover')}
          className="mb-12 aspect-video w-full rounded-lg border"
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 border-t pt-8 pb-20 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-12">
          <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2 self-start lg:sticky lg:top-28 lg:flex-col">
            <p {...words} className="flex items-center gap-2.5 font-semibold">
              <Star filled className="size-3.5 shrink-0 text-primary-text" />
              <bdi>{t('blog.by', { author })}</bdi>
            </p>
            <div {...words}>
              <PostTags tags={post.tags} lang={foreign} />
            </div>
          </div>
          {body}
        </div>
      </div>
      <div className="container-page border-t py-10">
        <BackLink words={words} />
      </div>
    </article>
  );
}

function BackLink({ words }: { words: PageWords }) {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <ButtonLink
      {...words}
      href={paths.blog}
      variant="ghost"
      size="small"
      className="-mx-3 justify-self-start"
    >
      <ArrowLeft className="size-4 mirrored" />
      {t('blog.all')}
    </ButtonLink>
  );
}
