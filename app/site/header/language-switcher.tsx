import { Check, Globe } from 'lucide-react';
import { type MouseEvent, useId, useRef } from 'react';
import { languagesOf } from '#app/content/site-languages.ts';
import { useSetLanguage } from '#app/i18n/language-provider.tsx';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { classNames } from '#app/lib/class-names.ts';
import { useContent } from '#app/store/use-content.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { Flag } from '#app/ui/flag.tsx';
import { useAddressIn } from '../this-page.ts';

/** A popover of the platform's own: it closes on Escape and on a click elsewhere, and returns focus. */
export function LanguageSwitcher() {
  const { t, i18n } = useTranslation();
  const setLanguage = useSetLanguage();
  const addressIn = useAddressIn();
  const { offered } = languagesOf(useContent('settings'));
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);

  /** Without scripts, and in another tab, it is a link as any other. */
  function choose(event: MouseEvent, language: Language) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
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
        className="popover-language rounded-lg border bg-raised p-1.5 text-ink shadow-card"
      >
        <ul aria-label={t('nav.language')}>
          {LANGUAGES.filter(({ code }) => offered.includes(code)).map(({ code, name }) => {
            const isCurrent = code === i18n.language;
            return (
              <li key={code}>
                <a
                  href={addressIn(code)}
                  hrefLang={code}
                  lang={code}
                  aria-current={isCurrent || undefined}
                  onClick={(event) => choose(event, code)}
                  className={classNames(
                    'flex min-h-11 items-center gap-3 rounded-sm px-3 leading-normal hover:bg-sunken',
                    isCurrent && 'bg-sunken font-semibold text-primary-text',
                  )}
                >
                  <Flag language={code} />
                  <span className="flex-1">{name}</span>
                  {isCurrent && <Check className="size-4" />}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
