import type { Consent } from '#app/content/analytics.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';
import { toast } from '#app/ui/toast.ts';
import { forgetTools } from './forget-tools.ts';

/** The visitor's answer, and how to give another one. */
export function useConsent(): [Consent | null, (answer: Consent) => Promise<void>] {
  const { t } = useTranslation();
  const store = useStore();
  const consent = useContent('consent');

  async function answer(next: Consent) {
    const result = await store.save('consent', next);
    // What cannot be remembered has not been agreed to.
    if (!result.ok) return toast({ title: t('form.notSaved'), tone: 'error' });
    if (consent === 'agreed' && next === 'declined') await forgetTools();
  }

  return [consent, answer];
}
