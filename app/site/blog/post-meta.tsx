// The small print of a post: when it was written, how long it takes, in which language, what it is about.
import type { BlogPost } from '#app/content/blog-posts.ts';
import { formatDay } from '#app/i18n/format-day.ts';
import { withCommas } from '#app/i18n/format-list.ts';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Star } from '#app/ui/star.tsx';
import { useHydrated } from '../use-hydrated.ts';

interface PostMetaProps {
  post: BlogPost;
  minutes: number | undefined;
  /** Its language, where that is not the page's. */
  lang: Language | undefined;
  className?: string;
}

export function PostMeta({ post, minutes, lang, className }: PostMetaProps) {
  const { t } = useTranslation();
  return (
    <p
      className={classNames(
        'label flex flex-wrap items-center gap-x-3 gap-y-1 text-faint',
        className,
      )}
    >
      <PostDate date={post.date} />
      {minutes !== undefined && (
        <>
          <span aria-hidden="true" className="h-px w-4 bg-line-strong" />
          <span>{t('blog.readingTime', { count: minutes })}</span>
        </>
      )}
      {lang && (
        <span lang={lang} className="badge">
          {LANGUAGES.find(({ code }) => code === lang)?.name}
        </span>
      )}
      {post.featured && (
        <span className="inline-flex items-center gap-1.5 text-primary-text">
          <Star filled className="size-3" />
          {t('blog.featured')}
        </span>
      )}
    </p>
  );
}

/** The day in the visitor's language and time zone; the prerendered page cannot know the latter. */
function PostDate({ date }: { date: string }) {
  const { t } = useTranslation();
  const day = useHydrated() ? localDay : utcDay;
  return <time dateTime={date}>{formatDay(day(new Date(date)), t)}</time>;
}

const localDay = (date: Date) => ({
  year: date.getFullYear(),
  month: date.getMonth(),
  day: date.getDate(),
});

const utcDay = (date: Date) => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth(),
  day: date.getUTCDate(),
});

interface PostTagsProps {
  tags: readonly string[];
  /** Their language, where that is not the page's. */
  lang: Language | undefined;
  className?: string;
}

export function PostTags({ tags, lang, className }: PostTagsProps) {
  const { t, i18n } = useTranslation();
  if (tags.length === 0) return null;
  return (
    <p className={classNames('label wrap-anywhere text-muted', className)}>
      <span className="sr-only">
        {t('blog.tags')}
        {t('colon')}
      </span>
      <bdi lang={lang}>{withCommas(tags, lang ?? i18n.language)}</bdi>
    </p>
  );
}
