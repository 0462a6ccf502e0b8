import { lazy, useEffect, useState } from 'react';
import { analyticsIds, analyticsState, type Consent } from '#app/content/analytics.ts';
import { useContent } from '#app/store/use-content.tsx';
import { Extra } from '../extra.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { startTools } from './start-tools.ts';
import { useConsent } from './use-consent.ts';

const LegalDialog = lazy(() => import('../footer/legal-dialog.tsx'));

/** One visit to a site with analytics: asked about, then counted or left alone. */
export function Visit() {
  const { analytics } = useContent('settings');
  const [consent, answer] = useConsent();
  const state = analyticsState(analytics, navigator, consent);
  const [isAnswered, setAnswered] = useState(false);
  const [isReading, setReading] = useState(false);

  useEffect(() => {
    if (state === 'counting') startTools(analyticsIds(analytics));
  }, [state, analytics]);

  function handleAnswer(given: Consent) {
    // An answer that could not be kept is not asked for twice on one page.
    setAnswered(true);
    void answer(given);
  }

  return (
    <>
      {state === 'asking' && !isAnswered && (
        <ConsentBanner onAnswer={handleAnswer} onRead={() => setReading(true)} />
      )}
      {isReading && (
        <Extra>
          <LegalDialog topic="privacy" onClose={() => setReading(false)} />
        </Extra>
      )}
    </>
  );
}
