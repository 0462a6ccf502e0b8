import type { BlogPost } from '#app/content/blog-posts.ts';
import { minutesOf } from '#app/content/post-queries.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { safeImage } from '#app/lib/safe-link.ts';
import { textDirection } from '#app/lib/text-direction.ts';
import { usePaths } from '../use-paths.ts';
import { CoverImage } from './cover-image.tsx';
import { passage } from './passage.ts';
import { PostMeta, PostTags } from './post-meta.tsx';
import { useForeignLanguage } from './use-posts.ts';

/** A post in the list of all posts, between hairlines. The whole row leads to it. */
export function PostRow({ post }: { post: BlogPost }) {
  const { t } = useTranslation();
  const paths = usePaths();
  const lang = useForeignLanguage(post);
  const title = post.title || t('blog.untitled');
  const direction = textDirection(title);
  return (
    <article className="pressable group relative grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 py-8 md:grid-cols-[minmax(0,1fr)_15rem] md:py-10 lg:grid-cols-[13rem_minmax(0,1fr)_17rem]">
      <PostMeta
        post={post}
        minutes={minutesOf(post)}
        lang={lang}
        className="md:col-span-2 lg:col-span-1 lg:flex-col lg:items-start lg:pt-2 lg:[&>[aria-hidden]]:hidden"
      />
      <div dir={direction} className="flex flex-col items-start gap-4 max-md:order-last">
        <h2
          lang={lang}
          dir={direction}
          style={passage(post, 'title')}
          className="wrap-anywhere text-[clamp(1.6rem,3.2vw,2.5rem)] ltr:leading-[1.12]"
        >
          <a
            href={paths.post(post.slug)}
            className="outline-offset-8 transition-colors after:absolute after:inset-0 group-hover:text-primary-text"
          >
            {title}
          </a>
        </h2>
        {post.excerpt && (
          <p
            lang={lang}
            dir={textDirection(post.excerpt)}
            className="max-w-[39em] wrap-anywhere text-[1.125rem] text-muted ltr:leading-relaxed"
          >
            {post.excerpt}
          </p>
        )}
        <PostTags tags={post.tags} lang={lang} />
      </div>
      <CoverImage
        src={safeImage(post.coverImage)}
        alt=""
        style={passage(post, 'cover')}
        className="aspect-[8/5] w-full rounded-md border md:col-start-2 lg:col-start-3"
      />
    </article>
  );
}
