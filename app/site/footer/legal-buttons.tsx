import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Extra } from '../extra.tsx';

const LegalDialog = lazy(() => import('./legal-dialog.tsx'));

export const LEGAL_TOPICS = ['privacy', 'terms', 'sitemap'] as const;
export type LegalTopic = (typeof LEGAL_TOPICS)[number];

export function LegalButtons() {
  const { t } = useTranslation();
  const [topic, setTopic] = useState<LegalTopic | null>(null);
  return (
    <>
      <ul className="flex flex-wrap gap-x-5">
        {LEGAL_TOPICS.map((each) => (
          <li key={each}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setTopic(each)}
              className="min-h-11 underline-offset-4 hover:text-ink hover:underline"
            >
              {t(`footer.${each}`)}
            </button>
          </li>
        ))}
      </ul>
      {topic && (
        <Extra>
          <LegalDialog topic={topic} onClose={() => setTopic(null)} />
        </Extra>
      )}
    </>
  );
}
