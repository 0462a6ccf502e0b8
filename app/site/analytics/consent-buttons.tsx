import { Check } from 'lucide-react';
import { CONSENTS, type Consent } from '#app/content/analytics.ts';
import { useLegalTexts } from '#app/i18n/use-legal-texts.ts';
import { Button } from '#app/ui/button.tsx';

interface ConsentButtonsProps {
  /** The answer given so far; left out where none can have been given. */
  value?: Consent | null;
  onAnswer: (answer: Consent) => void;
}

/** Yes and no, side by side and alike. */
export function ConsentButtons({ value, onAnswer }: ConsentButtonsProps) {
  const texts = useLegalTexts();
  return (
    <div className="grid grid-cols-2 gap-3">
      {CONSENTS.map((each) => (
        <Button
          key={each}
          variant="outline"
          aria-pressed={value === undefined ? undefined : value === each}
          onClick={() => onAnswer(each)}
          className="aria-pressed:border-primary-text aria-pressed:text-primary-text"
        >
          {value === each && <Check className="size-4" />}
          {texts.consentAnswers[each]}
        </Button>
      ))}
    </div>
  );
}
