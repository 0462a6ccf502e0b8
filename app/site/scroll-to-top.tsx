import { ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { SCROLL_TOP_PX } from '#app/content/timing.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { useScrolledPast } from './use-scroll.ts';
import { useSteppingAside } from './use-stepping-aside.ts';

export function ScrollToTop() {
  const { t } = useTranslation();
  const isFar = useScrolledPast(SCROLL_TOP_PX);
  const button = useRef<HTMLButtonElement>(null);
  const isAside = useSteppingAside(button);
  if (!isFar) return null;

  /** The button goes, and whoever uses the keyboard goes on at the top as well. */
  function handleClick() {
    window.scrollTo({ top: 0 });
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  return (
    <button
      ref={button}
      type="button"
      data-floats={isAside ? 'aside' : 'out'}
      aria-label={t('footer.toTop')}
      data-tooltip
      onClick={handleClick}
      className={`${buttonClass({ variant: 'outline', size: 'icon' })} floating frosted bottom-[calc(var(--floor)+5rem)] z-20 animate-fade sm:bottom-[calc(var(--floor)+5.5rem)]`}
    >
      <ArrowUp className="size-5" />
    </button>
  );
}
