import { asksNotToBeTracked } from '#app/content/analytics.ts';
import { useLegalTexts } from '#app/i18n/use-legal-texts.ts';
import { ConsentButtons } from './consent-buttons.tsx';
import { useConsent } from './use-consent.ts';

/** Where the answer can be seen and changed at any time. */
export function ConsentChoice() {
  const texts = useLegalTexts();
  const [consent, answer] = useConsent();
  return (
    <div className="grid gap-3 border-t pt-4">
      <h3 className="text-ink text-lg">{texts.consentTitle}</h3>
      {asksNotToBeTracked(navigator) ? (
        <p>{texts.consentBlocked}</p>
      ) : (
        <ConsentButtons value={consent} onAnswer={(given) => void answer(given)} />
      )}
    </div>
  );
}
