import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { Star } from '#app/ui/star.tsx';
import { PageFrame } from '../page-frame.tsx';
import { Seo } from '../seo.tsx';
import { usePaths } from '../use-paths.ts';

export default function NotFoundPage() {
  const { t } = useTranslation();
  const paths = usePaths();
  const path = useAttemptedPath();

  useEffect(() => {
    console.log(`404: no page at ${location.pathname}`);
  }, []);

  return (
    <PageFrame>
      <Seo title={t('notFound.code')} isIndexed={false} />
      <div className="relative isolate grid min-h-dvh place-content-center justify-items-center gap-6 overflow-clip p-6 text-center">
        <div className="bare absolute inset-0 -z-10" />
        <Star className="size-16 text-primary-text" />
        {/* Figures need no room for the letters of Nastaliq. */}
        <h1 dir="ltr" className="text-[clamp(5rem,20vw,11rem)] leading-none tracking-tighter">
          {t('notFound.code')}
        </h1>
        <p className="max-w-md text-lg text-muted">{t('notFound.text')}</p>
        <p className="label min-h-[1.4em] max-w-full break-all text-faint">
          {path && (
            <>
              {t('notFound.path')} <bdi dir="ltr">{path}</bdi>
            </>
          )}
        </p>
        <ButtonLink href={paths.landing}>{t('notFound.home')}</ButtonLink>
      </div>
    </PageFrame>
  );
}

/** Empty in the prerendered page, which answers for every unknown path. */
function useAttemptedPath(): string {
  return useSyncExternalStore(
    () => () => {},
    () => asTyped(location.pathname),
    () => '',
  );
}

function asTyped(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
