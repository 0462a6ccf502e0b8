import type { i18n as I18n } from 'i18next';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageProvider } from '#app/i18n/language-provider.tsx';
import type { Store } from '#app/store/store.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { ThemeProvider } from '#app/theme/theme-provider.tsx';
import { ToastHost } from '#app/ui/toast-host.tsx';
import { Analytics } from './analytics/analytics.tsx';
import { whenAllAwake } from './awaiting.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { LandingPage } from './pages/landing-page.tsx';
import type { Page } from './pages/page.ts';
import { Part } from './part.tsx';
import { wakeSections } from './sections/below-the-fold.tsx';
import { ShareImage } from './share-image.ts';

const BlogListPage = lazy(() => import('./pages/blog-list-page.tsx'));
const NotFoundPage = lazy(() => import('./pages/not-found-page.tsx'));
const BlogPostPage = lazy(() => import('./pages/blog-post-page.tsx'));

/** Marks the first element of a rendered page, for the renderer. */
export const ROOT_MARK = 'data-site';

interface SiteProps {
  page: Page;
  store: Store;
  i18n: I18n;
  /** The picture that the build drew for links to this page. */
  shareImage?: string | undefined;
}

/** The public side: one page inside everything that pages need. */
export function Site({ page, store, i18n, shareImage }: SiteProps) {
  return (
    <ContentProvider store={store}>
      <LanguageProvider i18n={i18n} prepare={wakeEverything}>
        <ThemeProvider>
          <div {...{ [ROOT_MARK]: '' }}>
            <FailureBoundary>
              <Part>
                <Suspense>
                  <ShareImage value={shareImage}>
                    <CurrentPage page={page} />
                  </ShareImage>
                </Suspense>
              </Part>
              <Analytics />
              <Toasts />
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
  wakeSections();
  return whenAllAwake();
}

function CurrentPage({ page }: { page: Page }) {
  switch (page.kind) {
    case 'landing':
      return <LandingPage />;
    case 'blog':
      return <BlogListPage />;
    case 'post':
      return <BlogPostPage slug={page.slug} />;
    case 'not-found':
      return <NotFoundPage />;
  }
}

function Toasts() {
  const { t } = useTranslation();
  return <ToastHost label={t('notifications')} />;
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
