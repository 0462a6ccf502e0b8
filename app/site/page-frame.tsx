import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { lateCode } from '#app/lib/late-code.ts';
import { ChatLauncher } from './chat/chat-launcher.tsx';
import { ConsultationProvider } from './consultation/consultation-provider.tsx';
import { Header } from './header/header.tsx';
import { LaterStyles } from './later-styles.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { useOnLandingPage } from './this-page.ts';
import { whenWoken } from './waking/signs.ts';
import { sleepingPart } from './waking/sleeping.tsx';

const MAIN_ID = 'main';

/** The footer's code. */
export const footer = lateCode(() => import('./footer/footer.tsx'));

const sleepingFooter = sleepingPart('footer', footer, ({ Footer }) => <Footer />);

/** What stands around every public page. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <ConsultationProvider>
      <SkipLink />
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className="outline-none">
        {children}
        {!useOnLandingPage() && <LaterStyles />}
      </main>
      {sleepingFooter}
      <ScrollToTop />
      <ChatLauncher />
      <Tooltips />
    </ConsultationProvider>
  );
}

/** Nobody needs them before the page is there, and nobody without a pointer that can hover, or without their code. */
function Tooltips() {
  const [Layer, setLayer] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!matchMedia('(hover: hover)').matches) return;
    whenWoken()
      .then(() => import('#app/ui/tooltip.tsx'))
      .then(
        ({ default: TooltipLayer }) => setLayer(() => TooltipLayer),
        () => {},
      );
  }, []);
  return Layer && <Layer />;
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
