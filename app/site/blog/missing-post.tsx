import { useTranslation } from '#app/i18n/use-translation.ts';
import { STAND_IN } from '#app/lib/stand-in.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Star } from '#app/ui/star.tsx';
import { Seo } from '../seo.tsx';
import { usePaths } from '../use-paths.ts';

/** A post can exist in this browser alone: until that is known, only readers without scripts are told. */
export function MissingPost({ isCertain }: { isCertain: boolean }) {
  const { t } = useTranslation();
  const paths = usePaths();
  // Without a connection nobody can tell whether there is such a post.
  const isOffline =
    isCertain && (!navigator.onLine || document.documentElement.hasAttribute(STAND_IN));
  const message = (
    <div className="relative isolate grid min-h-[80dvb] place-content-center justify-items-center gap-6 overflow-clip p-6 text-center">
      <div className="bare absolute inset-0 -z-10" />
      <Star className="size-12 text-primary-text" />
      <h1 className="text-[clamp(2.5rem,8vw,5rem)]">{t('blog.notFoundTitle')}</h1>
      <p className="max-w-md text-[1.125rem] text-muted">
        {t(isOffline ? 'blog.offlineText' : 'blog.notFoundText')}
      </p>
      <ButtonLink href={paths.blog}>{t('blog.all')}</ButtonLink>
    </div>
  );
  return (
    <>
      <Seo title={t('blog.notFoundTitle')} isIndexed={false} />
      {isCertain ? (
        message
      ) : (
        <>
          <noscript>{message}</noscript>
          <ArticleOutline />
        </>
      )}
    </>
  );
}

function ArticleOutline() {
  return (
    <div className="container-page grid gap-6 pt-36 pb-24 noscript:hidden">
      <Skeleton className="h-4 w-48" />
      <Skeleton className="h-16 w-full max-w-3xl" />
      <Skeleton className="h-6 w-full max-w-xl" />
    </div>
  );
}
