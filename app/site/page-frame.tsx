import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TooltipLayer } from '#app/ui/tooltip.tsx';
import { ChatLauncher } from './chat/chat-launcher.tsx';
import { ConsultationProvider } from './consultation/consultation-provider.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

const MAIN_ID = 'main';

interface PageFrameProps {
  onLandingPage?: boolean;
  children: ReactNode;
}

/** What stands around every public page. */
export function PageFrame({ onLandingPage = false, children }: PageFrameProps) {
  return (
    <ConsultationProvider>
      <SkipLink />
      <Header onLandingPage={onLandingPage} />
      <main id={MAIN_ID} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer onLandingPage={onLandingPage} />
      <ScrollToTop />
      <ChatLauncher />
      <TooltipLayer />
    </ConsultationProvider>
  );
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
