import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { nextTyping, startTyping, typedText, typingDelay } from '#app/content/typing.ts';
import { formatList } from '#app/i18n/format-list.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** The role titles, typed one after the other. Assistive technology reads the whole list instead, and so does who prints. */
export function TypedRoles({ titles }: { titles: readonly string[] }) {
  const [state, setState] = useState(() => startTyping(titles));
  const { i18n } = useTranslation();
  const isStill = useReducedMotion();
  const list = useMemo(() => formatList(titles, i18n.language), [titles, i18n.language]);

  useEffect(() => {
    setState(startTyping(titles));
  }, [titles]);

  useEffect(() => {
    if (isStill) return;
    const timer = setTimeout(() => setState(nextTyping(titles, state)), typingDelay(titles, state));
    return () => clearTimeout(timer);
  }, [titles, state, isStill]);

  return (
    <>
      <span className="sr-only print:not-sr-only">{list}</span>
      <span aria-hidden="true" data-testid="typed-role" className="text-primary-text print:hidden">
        {/* In an element of its own: one that translates the page puts its own in the place of bare text. */}
        <span>{isStill ? titles[0] : typedText(titles, state)}</span>
        <span className="ms-0.5 inline-block h-[0.95em] w-[2px] [translate:0_0.12em] animate-blink bg-accent-text motion-reduce:hidden" />
      </span>
    </>
  );
}

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(REDUCED_MOTION);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(REDUCED_MOTION).matches,
    () => false,
  );
}
