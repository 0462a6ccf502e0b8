import { type FocusEvent, useEffect, useRef } from 'react';
import type { Consent } from '#app/content/analytics.ts';
import { useLegalTexts } from '#app/i18n/use-legal-texts.ts';
import { fillGaps } from '#app/lib/gaps.ts';
import { ConsentButtons } from './consent-buttons.tsx';
import { useToolNames } from './use-tool-names.ts';

interface ConsentBannerProps {
  onAnswer: (answer: Consent) => void;
  onRead: () => void;
}

/** Stands at the lower edge of the window. The page ends above it, and what floats stands on it. */
export function ConsentBanner({ onAnswer, onRead }: ConsentBannerProps) {
  const texts = useLegalTexts();
  const tools = useToolNames();
  const banner = useRef<HTMLElement>(null);
  /** Where the visitor was before they turned to the question. */
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() =>
      root.style.setProperty('--floor', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--floor');
    };
  }, []);

  function handleFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget))
      before.current = relatedTarget as HTMLElement | null;
  }

  /** The buttons go with the question: the visitor goes on where they were. */
  function handleAnswer(answer: Consent) {
    const place = before.current?.isConnected ? before.current : document.querySelector('main');
    place?.focus({ preventScroll: true });
    onAnswer(answer);
  }

  return (
    <section
      ref={banner}
      onFocus={handleFocus}
      aria-label={texts.consentTitle}
      className="fixed inset-x-0 bottom-0 z-20 animate-fade border-t bg-raised"
    >
      <div className="container-page flex flex-wrap items-center gap-x-10 gap-y-3 py-4">
        <p className="min-w-0 flex-1 basis-72 text-muted max-sm:text-sm">
          {fillGaps(texts.consentText, { tools })}{' '}
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onRead}
            className="text-primary-text underline underline-offset-4"
          >
            {texts.privacyTitle}
          </button>
        </p>
        <div className="max-sm:w-full">
          <ConsentButtons onAnswer={handleAnswer} />
        </div>
      </div>
    </section>
  );
}
