import { Check, Globe } from 'lucide-react';
import { useId, useRef } from 'react';
import { languagesOf } from '#app/content/site-languages.ts';
import { useSetLanguage } from '#app/i18n/language-provider.tsx';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { classNames } from '#app/lib/class-names.ts';
import { useContent } from '#app/store/use-content.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { Flag } from '#app/ui/flag.tsx';

/** A popover of the platform's own: it closes on Escape and on a click elsewhere, and returns focus. */
export function LanguageSwitcher() {
  const { t, i18n } = useTranslation();
  const setLanguage = useSetLanguage();
  const { offered } = languagesOf(useContent('settings'));
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);

  function choose(language: Language) {
    setLanguage(language);
    popover.current?.hidePopover();
  }

  if (offered.length < 2) return null;
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('nav.language')}
        data-tooltip
        className={classNames(buttonClass({ variant: 'ghost', size: 'icon' }), 'anchor-language')}
      >
        <Globe className="size-5" />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className="popover-language w-52 rounded-lg border bg-raised p-1.5 text-ink shadow-card open:animate-fade"
      >
        <ul aria-label={t('nav.language')}>
          {LANGUAGES.filter(({ code }) => offered.includes(code)).map(({ code, name }) => {
            const isCurrent = code === i18n.language;
            return (
              <li key={code}>
                <button
                  type="button"
                  lang={code}
                  aria-current={isCurrent || undefined}
                  onClick={() => choose(code)}
                  className={classNames(
                    'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-start leading-normal hover:bg-sunken',
                    isCurrent && 'bg-sunken font-semibold text-primary-text',
                  )}
                >
                  <Flag language={code} />
                  <span className="flex-1">{name}</span>
                  {isCurrent && <Check className="size-4" />}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
