import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SCROLL_TOP_PX } from '#app/content/timing.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { useScrolledPast } from './use-scroll.ts';

export function ScrollToTop() {
  const { t } = useTranslation();
  const isFar = useScrolledPast(SCROLL_TOP_PX);
  if (!isFar) return null;
  return (
    <button
      type="button"
      aria-label={t('footer.toTop')}
      data-tooltip
      onClick={() => window.scrollTo({ top: 0 })}
      className={`${buttonClass({ variant: 'outline', size: 'icon' })} frosted fixed end-4 bottom-[calc(var(--floor)+5rem)] z-20 animate-fade sm:end-6 sm:bottom-[calc(var(--floor)+5.5rem)]`}
    >
      <ArrowUp className="size-5" />
    </button>
  );
}
