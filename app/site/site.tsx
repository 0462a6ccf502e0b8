import { Suspense, useEffect, useRef, useState } from 'react';
import type { I18n } from '#app/i18n/i18n.ts';
import { LanguageProvider } from '#app/i18n/language-provider.tsx';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { type LateCode, lateCode } from '#app/lib/late-code.ts';
import type { SitePorts } from '#app/store/ports.ts';
import { ContentProvider, usePort, useStore } from '#app/store/use-content.tsx';
import { ThemeProvider } from '#app/theme/theme-provider.tsx';
import { FailureBoundary } from '#app/ui/failure-boundary.tsx';
import { FailurePage } from '#app/ui/failure-page.tsx';
import { late } from '#app/ui/late.tsx';
import { MissingCode } from '#app/ui/missing-code.tsx';
import { ToastHost } from '#app/ui/toast-host.tsx';
import { Analytics } from './analytics/analytics.tsx';
import { articleCode } from './blog/sleeping-body.tsx';
import { LaterStyles } from './later-styles.tsx';
import { footer } from './page-frame.tsx';
import { LandingPage, sections } from './pages/landing-page.tsx';
import type { Page } from './pages/page.ts';
import { ShareImage } from './share-image.ts';
import { ThisPage } from './this-page.ts';
import { whenAllAwake } from './waking/awaiting.ts';
import { Part } from './waking/part.tsx';
import { wakeAll, whenWoken } from './waking/signs.ts';

/** The code of the pages that nobody needs on the landing page. */
const pages = {
  blog: lateCode(() => import('./pages/blog-list-page.tsx')),
  post: lateCode(() => import('./pages/blog-post-page.tsx')),
  'not-found': lateCode(() => import('./pages/not-found-page.tsx')),
};

const BlogListPage = late(pages.blog);
const BlogPostPage = late(pages.post);
const NotFoundPage = late(pages['not-found']);

/** Everything that has to be there before a page can be drawn anew without a gap. */
export function codeOf(page: Page): readonly LateCode<unknown>[] {
  switch (page.kind) {
    case 'landing':
      return [sections, footer];
    case 'not-found':
      return [pages['not-found'], footer];
    case 'blog':
      return [pages.blog, footer];
    case 'post':
      return [pages.post, footer, articleCode];
  }
}

/** Marks the first element of a rendered page, for the renderer. */
export const ROOT_MARK = 'data-site';

interface SiteProps {
  page: Page;
  ports: SitePorts;
  i18n: I18n;
  /** The picture that the build drew for links to this page. */
  shareImage?: string | undefined;
}

/** The public side: one page inside everything that pages need. */
export function Site({ page, ports, i18n, shareImage }: SiteProps) {
  return (
    <ContentProvider {...ports}>
      <LanguageProvider i18n={i18n} prepare={wakeEverything}>
        <ThemeProvider>
          <div {...{ [ROOT_MARK]: '' }}>
            <FailureBoundary instead={(error) => <Failure error={error} />}>
              <Suspense>
                <Part>
                  <ShareImage value={shareImage}>
                    <ThisPage value={page}>
                      <CurrentPage page={page} />
                    </ThisPage>
                  </ShareImage>
                </Part>
              </Suspense>
              <Analytics />
              <Outbox />
              <Toasts />
              <MissingParts />
              <LanguageAnnouncement />
            </FailureBoundary>
          </div>
        </ThemeProvider>
      </LanguageProvider>
    </ContentProvider>
  );
}

/** A change of language reaches every part of the page, so every part has to be there. */
function wakeEverything(): Promise<void> {
  wakeAll();
  return whenAllAwake();
}

function CurrentPage({ page }: { page: Page }) {
  switch (page.kind) {
    case 'landing':
      return <LandingPage />;
    case 'blog':
      return <BlogListPage />;
    case 'post':
      return <BlogPostPage slug={page.slug} isOfAnotherPage={page.isOfAnotherPage} />;
    case 'not-found':
      return <NotFoundPage />;
  }
}

/** In the place of a page that took its styles with it. */
function Failure({ error }: { error: unknown }) {
  return (
    <>
      <LaterStyles />
      <FailurePage error={error} />
    </>
  );
}

/** What an earlier page was closed on, before it was sent. */
function Outbox() {
  const { i18n } = useTranslation();
  const desk = usePort('desk');
  const store = useStore();
  useEffect(() => {
    const promise = () =>
      store.get('settings').isOwn && store.get('pageTexts').contact.responseTime;
    let stop: (() => void) | null = () => {};
    whenWoken()
      .then(() => import('./outbox/unsent.ts'))
      .then(
        ({ deliverLeftBehind }) => {
          if (stop) stop = deliverLeftBehind(desk, i18n, promise);
        },
        // Nothing is lost: the next page tries again.
        () => {},
      );
    return () => {
      stop?.();
      stop = null;
    };
  }, [desk, i18n, store]);
  return null;
}

function Toasts() {
  const { t } = useTranslation();
  return <ToastHost label={t('notifications')} />;
}

function MissingParts() {
  const { t } = useTranslation();
  return (
    <MissingCode
      textOf={(missing) => t(`missing.${missing}`)}
      retryLabel={t('missing.retry')}
      reloadLabel={t('missing.reload')}
    />
  );
}

/** A page that changes its language under a reader's hands says so. */
function LanguageAnnouncement() {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const announced = useRef(language);
  const [text, setText] = useState('');

  useEffect(() => {
    if (announced.current === language) return;
    announced.current = language;
    setText(t('nav.languageNow'));
  }, [language, t]);

  return (
    <p role="status" lang={language} className="sr-only">
      {text}
    </p>
  );
}
