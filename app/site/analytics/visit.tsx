import { useEffect, useState } from 'react';
import { analyticsIds, analyticsState, type Consent } from '#app/content/analytics.ts';
import { lateCode } from '#app/lib/late-code.ts';
import { useContent } from '#app/store/use-content.tsx';
import { useLateCode } from '#app/ui/late.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { startTools, stopTools } from './start-tools.ts';
import { useConsent } from './use-consent.ts';

const legalDialog = lateCode(() => import('../footer/legal-dialog.tsx'));

/** One visit to a site with analytics: asked about, then counted or left alone. */
export function Visit() {
  const { analytics } = useContent('settings');
  const [consent, answer] = useConsent();
  const state = analyticsState(analytics, navigator, consent);
  const [isAnswered, setAnswered] = useState(false);
  const [dialog, askForDialog] = useLateCode(legalDialog);
  const [isReading, setReading] = useState(false);

  useEffect(() => {
    if (state === 'counting') startTools(analyticsIds(analytics));
    // Taken back, here or in another tab.
    else void stopTools();
  }, [state, analytics]);

  function handleAnswer(given: Consent) {
    // An answer that could not be kept is not asked for twice on one page.
    setAnswered(true);
    void answer(given);
  }

  async function handleRead() {
    if (await askForDialog()) setReading(true);
  }

  return (
    <>
      {state === 'asking' && !isAnswered && (
        <ConsentBanner onAnswer={handleAnswer} onRead={handleRead} />
      )}
      {dialog && isReading && <dialog.default topic="privacy" onClose={() => setReading(false)} />}
    </>
  );
}
