import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { NAVBAR_FROST_PX } from '#app/content/timing.ts';
import { useSiteContent } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { BrandMark } from '../brand-mark.tsx';
import { useConsultation } from '../consultation/consultation-provider.tsx';
import { useInquiryMail } from '../owner-links.ts';
import { SocialLinks } from '../social-links.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';
import { useOnLandingPage } from '../this-page.ts';
import { usePaths } from '../use-paths.ts';
import { useActiveAnchor, useScrolledPast } from '../use-scroll.ts';
import { useSections } from '../use-sections.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { useNavItems } from './use-nav-items.ts';
import { useUncoveredFocus } from './use-uncovered-focus.ts';

const MENU_ID = 'site-menu';

export function Header() {
  const { t } = useTranslation();
  const paths = usePaths();
  const { name } = useSiteContent('about');
  const mail = useInquiryMail();
  const openConsultation = useConsultation();
  const onLandingPage = useOnLandingPage();
  const items = useNavItems(onLandingPage);
  const active = useActiveAnchor(items.map((item) => item.sectionId));
  const isFrosted = useScrolledPast(NAVBAR_FROST_PX);
  const [isOpen, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const hasHero = useSections().includes('hero');

  useUncoveredFocus(header);

  useEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      menuButton.current?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOpen]);

  const links = items.map((item) => (
    <li key={item.sectionId}>
      <a
        href={item.href}
        aria-current={active === item.sectionId ? 'location' : undefined}
        onClick={() => setOpen(false)}
        className={classNames(
          'block rounded-sm px-3 py-2.5 font-medium lg:max-xl:px-2 text-muted transition-colors hover:text-ink max-lg:text-xl lg:py-2 lg:text-[0.95rem]',
          'aria-[current]:text-primary-text',
        )}
      >
        {item.label}
      </a>
    </li>
  ));

  return (
    <header
      ref={header}
      data-frosted={isFrosted || isOpen || undefined}
      className="fixed inset-x-0 top-0 z-30 border-transparent border-b transition-[background-color,border-color] duration-200 data-frosted:frosted data-frosted:border-line noscript:frosted noscript:border-line"
    >
      <div className="container-page flex h-16 items-center gap-2 lg:h-18">
        <a
          href={onLandingPage ? (hasHero ? '#home' : '#top') : paths.landing}
          aria-label={t('nav.home', { name })}
          className="me-auto flex min-h-11 min-w-0 items-center lg:shrink-0 gap-2.5 font-bold text-lg tracking-tight"
        >
          <BrandMark />
          <span className="max-w-[42vw] truncate lg:max-w-56">{name}</span>
        </a>

        <nav aria-label={t('nav.label')} className="scroll-row hidden min-w-0 px-1 py-2 lg:block">
          <ul className="flex w-max items-center">{links}</ul>
        </nav>
        <div className="flex shrink-0 items-center lg:ms-3 lg:border-s lg:ps-3">
          <LanguageSwitcher />
          <ThemeToggle />
          <SocialLinks className="hidden lg:flex lg:max-xl:[&_a]:size-9" />
        </div>
        <ButtonLink href={mail} size="small" className="ms-2 shrink-0 max-lg:hidden">
          {t('nav.hireMe')}
        </ButtonLink>
        <Button
          ref={menuButton}
          variant="ghost"
          size="icon"
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          aria-label={t(isOpen ? 'nav.closeMenu' : 'nav.openMenu')}
          onClick={() => setOpen(!isOpen)}
          className="-me-2 lg:hidden"
        >
          {isOpen ? <X className="size-6" /> : <Menu className="size-6" />}
        </Button>
      </div>

      <div
        id={MENU_ID}
        hidden={!isOpen}
        className="max-h-[calc(100dvb-4rem)] overflow-y-auto lg:hidden"
      >
        <div className="container-page pb-6">
          <nav aria-label={t('nav.label')}>
            <ul className="-mx-3 grid divide-y">{links}</ul>
          </nav>
          <div className="-mx-3 mt-4 flex flex-wrap items-center justify-between gap-3 border-t px-3 pt-5">
            <SocialLinks className="-ms-3 flex" />
            <Button
              onClick={() => {
                setOpen(false);
                // The dialog gives focus back to what had it, and this button is about to go.
                menuButton.current?.focus();
                openConsultation();
              }}
            >
              {t('nav.hireMe')}
            </Button>
          </div>
        </div>
      </div>
    </header>
  );
}
