import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatLauncher } from './chat/chat-launcher.tsx';
import { ConsultationProvider } from './consultation/consultation-provider.tsx';
import { Extra } from './extra.tsx';
import { Header } from './header/header.tsx';
import { OnLandingPage } from './on-landing-page.ts';
import { ScrollToTop } from './scroll-to-top.tsx';
import { below } from './sections/below-the-fold.tsx';
import { blockId } from './sections/blocks.ts';
import { useHydrated } from './use-hydrated.ts';

const TooltipLayer = lazy(() => import('#app/ui/tooltip.tsx'));

const MAIN_ID = 'main';

const footer = below('footer', 'Footer');

interface PageFrameProps {
  onLandingPage?: boolean;
  children: ReactNode;
}

/** What stands around every public page. */
export function PageFrame({ onLandingPage = false, children }: PageFrameProps) {
  return (
    <OnLandingPage value={onLandingPage}>
      <ConsultationProvider>
        <SkipLink />
        <Header />
        <main id={MAIN_ID} tabIndex={-1} className="outline-none">
          {children}
        </main>
        <div id={blockId('footer')}>{footer}</div>
        <ScrollToTop />
        <ChatLauncher />
        <Tooltips />
      </ConsultationProvider>
    </OnLandingPage>
  );
}

/** Nobody needs them before the page is there, and nobody without a pointer that can hover. */
function Tooltips() {
  return useHydrated() && matchMedia('(hover: hover)').matches ? (
    <Extra>
      <TooltipLayer />
    </Extra>
  ) : null;
}

function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only z-50 rounded-md bg-primary p-3 text-on-primary focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
    >
      {t('skipToContent')}
    </a>
  );
}
