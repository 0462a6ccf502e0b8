import { startTransition, useState } from 'react';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { lateCode } from '#app/lib/late-code.ts';
import { useLateCode } from '#app/ui/late.tsx';

const legalDialog = lateCode(() => import('./legal-dialog.tsx'));

export const LEGAL_TOPICS = ['privacy', 'terms', 'sitemap'] as const;
export type LegalTopic = (typeof LEGAL_TOPICS)[number];

export function LegalButtons() {
  const { t } = useTranslation();
  const [dialog, askForDialog] = useLateCode(legalDialog);
  const [topic, setTopic] = useState<LegalTopic | null>(null);

  async function handleOpen(asked: LegalTopic) {
    // The button gives way at once, and the dialog follows.
    if (await askForDialog()) startTransition(() => setTopic(asked));
  }

  return (
    <>
      <ul className="-mx-2 flex flex-wrap">
        {LEGAL_TOPICS.map((each) => (
          <li key={each}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => handleOpen(each)}
              className="min-h-11 px-2 underline-offset-4 hover:text-ink hover:underline"
            >
              {t(`footer.${each}`)}
            </button>
          </li>
        ))}
      </ul>
      {dialog && topic && <dialog.default topic={topic} onClose={() => setTopic(null)} />}
    </>
  );
}
