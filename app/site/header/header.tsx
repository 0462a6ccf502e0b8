import { useSiteContent } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { revealFocused } from '#app/ui/reveal-focused.ts';
import { BrandMark } from '../brand-mark.tsx';
import { useConsultation } from '../consultation/consultation-provider.tsx';
import { useInquiryMail } from '../owner-links.ts';
import { SocialLinks } from '../social-links.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';
import { useOnLandingPage } from '../this-page.ts';
import { usePaths } from '../use-paths.ts';
import { useActiveAnchor } from '../use-scroll.ts';
import { useSections } from '../use-sections.ts';
import { HeaderFrame } from './header-frame.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { useNavItems } from './use-nav-items.ts';

export function Header() {
  const { t } = useTranslation();
  const paths = usePaths();
  const { name } = useSiteContent('about');
  const mail = useInquiryMail();
  const openConsultation = useConsultation();
  const onLandingPage = useOnLandingPage();
  const items = useNavItems(onLandingPage);
  const active = useActiveAnchor(items.map((item) => item.sectionId));
  const hasHero = useSections().includes('hero');

  const links = items.map((item) => (
    <li key={item.sectionId}>
      <a
        href={item.href}
        aria-current={active === item.sectionId ? 'location' : undefined}
        className="block rounded-sm px-3 py-2.5 font-medium lg:max-xl:px-1.5 text-muted transition-colors hover:text-ink aria-[current]:text-primary-text max-lg:text-xl lg:py-2 lg:text-[0.95rem]"
      >
        {item.label}
      </a>
    </li>
  ));

  const bar = (
    <>
      <a
        href={onLandingPage ? (hasHero ? '#home' : '#top') : paths.landing}
        aria-label={t('nav.home', { name })}
        className="me-auto flex min-h-11 min-w-0 items-center lg:shrink-0 gap-2.5 font-bold text-lg tracking-tight"
      >
        <BrandMark />
        <span dir="auto" className="max-w-[42vw] truncate lg:max-w-56">
          {name}
        </span>
      </a>
      <nav
        aria-label={t('nav.label')}
        onFocus={revealFocused}
        className="scroll-row hidden min-w-0 px-1 py-2 lg:block"
      >
        <ul className="flex w-max items-center">{links}</ul>
      </nav>
      <div className="flex shrink-0 items-center lg:border-s lg:ps-1 xl:ms-3 xl:ps-3 lg:max-xl:[&_[data-tooltip]]:size-9">
        <LanguageSwitcher />
        <ThemeToggle />
        <SocialLinks className="hidden lg:flex" />
      </div>
      <ButtonLink href={mail} size="small" className="ms-2 shrink-0 max-lg:hidden">
        {t('nav.hireMe')}
      </ButtonLink>
    </>
  );

  const menu = (
    <div className="container-page pb-6">
      <nav aria-label={t('nav.label')}>
        <ul className="-mx-3 grid divide-y">{links}</ul>
      </nav>
      <div className="-mx-3 mt-4 flex flex-wrap items-center justify-between gap-3 border-t px-3 pt-5">
        <SocialLinks className="-ms-3 flex" />
        <Button onClick={openConsultation}>{t('nav.hireMe')}</Button>
      </div>
    </div>
  );

  return <HeaderFrame bar={bar} menu={menu} />;
}
