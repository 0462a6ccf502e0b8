import type { BlogPost } from '#app/content/blog-posts.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { safeImage } from '#app/lib/safe-link.ts';
import { textDirection } from '#app/lib/text-direction.ts';
import { Picture } from '#app/ui/picture.tsx';
import { passage } from '../blog/passage.ts';
import { PostMeta, PostTags } from '../blog/post-meta.tsx';
import { useForeignLanguage } from '../blog/use-posts.ts';
import { usePaths } from '../use-paths.ts';

/** A post among others on the landing page. The whole card leads to it. */
export function PostCard({ post }: { post: BlogPost }) {
  const { t } = useTranslation();
  const paths = usePaths();
  const lang = useForeignLanguage(post);
  const title = post.title || t('blog.untitled');
  const direction = textDirection(title);
  const cover = safeImage(post.coverImage);
  return (
    <article className="pressable group relative flex h-full flex-col overflow-hidden rounded-lg border bg-raised/70 shadow-card focus-within:border-primary-text hover:border-line-strong">
      <div className="overflow-hidden border-b">
        {cover ? (
          <Picture
            src={cover}
            alt=""
            width={960}
            height={600}
            style={passage(post, 'cover')}
            className={coverClass}
          />
        ) : (
          <LetterCover title={title} />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-4 p-6">
        <PostMeta post={post} minutes={post.minutes} lang={lang} />
        <div dir={direction} className="flex flex-1 flex-col items-start gap-4">
          <h3
            lang={lang}
            dir={direction}
            style={passage(post, 'title')}
            className="wrap-anywhere text-[1.5rem] ltr:leading-[1.2]"
          >
            <a
              href={paths.post(post.slug)}
              className="outline-none after:absolute after:inset-0 group-hover:text-primary-text"
            >
              {title}
            </a>
          </h3>
          {post.excerpt && (
            <p
              lang={lang}
              dir={textDirection(post.excerpt)}
              className="line-clamp-3 wrap-anywhere text-muted ltr:leading-relaxed"
            >
              {post.excerpt}
            </p>
          )}
          <PostTags tags={post.tags} lang={lang} className="mt-auto self-stretch border-t pt-4" />
        </div>
      </div>
    </article>
  );
}

const coverClass =
  'aspect-[8/5] w-full transition-[scale] duration-300 ease-out group-hover:scale-[1.025]';

/** The first letter of the title, large on the lattice. Alone it has no direction, and needs no room for a line. */
function LetterCover({ title }: { title: string }) {
  return (
    <div
      aria-hidden="true"
      dir="ltr"
      className={`${coverClass} picture grid place-content-center font-bold text-[6rem] text-primary-text leading-none`}
    >
      {title.match(/[\p{L}\p{N}]/u)?.[0]}
    </div>
  );
}
