import { type ComponentType, useEffect, useState } from 'react';
import { analyticsState } from '#app/content/analytics.ts';
import { useContent, usePending } from '#app/store/use-content.tsx';

/**
 * Asks before visits are counted. On a site without analytics, or in a browser that asks not to be tracked,
 * this is all there is: the question and the tools are code of their own. When that does not arrive, nothing
 * is asked and nothing is counted.
 */
export function Analytics() {
  const { analytics } = useContent('settings');
  const consent = useContent('consent');
  const isSettingsPending = usePending('settings');
  const isConsentPending = usePending('consent');
  const [Visit, setVisit] = useState<ComponentType | null>(null);

  const isWanted =
    !isSettingsPending &&
    !isConsentPending &&
    analyticsState(analytics, navigator, consent) !== 'off';

  useEffect(() => {
    if (!isWanted) return;
    import('./visit.tsx').then(
      (module) => setVisit(() => module.Visit),
      () => {},
    );
  }, [isWanted]);

  return Visit && <Visit />;
}
