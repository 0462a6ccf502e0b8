import { SECTIONS, type SectionId } from '#app/content/sections.ts';
import { Said } from '#app/i18n/said.tsx';
import { useSiteContent, useTexts } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { fillGaps } from '#app/lib/gaps.ts';
import { mailto } from '#app/lib/mailto.ts';
import { Button } from '#app/ui/button.tsx';
import { BrandMark } from '../brand-mark.tsx';
import { useConsultation } from '../consultation/consultation-provider.tsx';
import { whatsAppLink } from '../owner-links.ts';
import { SocialLinks } from '../social-links.tsx';
import { useOnLandingPage } from '../this-page.ts';
import { useOwner } from '../use-owner.ts';
import { usePaths } from '../use-paths.ts';
import { useSections } from '../use-sections.ts';
import { LegalButtons } from './legal-buttons.tsx';

const QUICK_LINKS = ['about', 'skills', 'projects', 'services', 'testimonials', 'contact'] as const;
const SERVICES_LISTED = 6;

export function Footer() {
  const { t } = useTranslation();
  const paths = usePaths();
  const owner = useOwner();
  const { siteTagline } = useSiteContent('settings');
  const { callToAction, tagline, copyright } = useTexts('footer');
  const said = siteTagline.trim() || tagline;
  const line = owner.copyright || copyright;
  const services = useSiteContent('services');
  const openConsultation = useConsultation();
  const visible = useSections();
  const quickLinks = QUICK_LINKS.filter((id) => visible.includes(id));
  const onLandingPage = useOnLandingPage();
  const anchor = (id: SectionId) => `${onLandingPage ? '' : paths.landing}#${SECTIONS[id].anchor}`;
  const link =
    'inline-flex min-h-9 min-w-11 items-center text-muted leading-snug hover:text-ink pointer-coarse:min-h-11 pointer-coarse:py-1.25';

  return (
    <footer className="relative isolate overflow-clip border-t bg-sunken">
      <div className="lattice absolute inset-0 -z-10 opacity-70" />
      <div className="container-page pt-8 pb-20 sm:pt-14 sm:pb-8">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 sm:mb-10">
          {callToAction && (
            <p className="max-w-xl text-balance font-semibold text-[clamp(1.5rem,4vw,3rem)] leading-tight tracking-tight">
              <Said>{callToAction}</Said>
            </p>
          )}
          <Button size="large" onClick={openConsultation}>
            {t('footer.startProject')}
          </Button>
        </div>
        <div className="grid grid-cols-[5fr_6fr] gap-x-4 gap-y-6 border-t pt-8 sm:gap-x-10 lg:grid-cols-[1.6fr_1fr_1.2fr_1.2fr]">
          <div className="grid content-start gap-2 max-lg:col-span-full lg:gap-4">
            <p className="flex items-center gap-2.5 font-bold text-xl">
              <BrandMark />
              {owner.name}
            </p>
            {said && (
              <p className="text-muted lg:max-w-xs">
                <Said>{said}</Said>
              </p>
            )}
            <SocialLinks networks={['github', 'linkedin', 'whatsapp']} className="-ms-3 flex" />
          </div>
          {quickLinks.length > 0 && (
            <nav aria-labelledby="footer-links">
              <h2 id="footer-links" className="label mb-1 font-normal text-faint">
                {t('footer.quickLinks')}
              </h2>
              <ul>
                {quickLinks.map((id) => (
                  <li key={id}>
                    <a href={anchor(id)} className={link}>
                      {t(`sections.${id}`)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {services.length > 0 && (
            <div>
              <h2 className="label mb-1 font-normal text-faint">{t('sections.services')}</h2>
              <ul>
                {services.slice(0, SERVICES_LISTED).map(({ id, title }) => (
                  <li key={id}>
                    {visible.includes('services') ? (
                      <a href={anchor('services')} className={link}>
                        <Said>{title}</Said>
                      </a>
                    ) : (
                      <span className={link}>
                        <Said>{title}</Said>
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {(owner.email || owner.phone || owner.address) && (
            <div className="max-lg:col-span-full">
              <h2 className="label mb-1 font-normal text-faint">{t('sections.contact')}</h2>
              <ul className="flex flex-wrap gap-x-6 lg:block">
                {owner.email && (
                  <li>
                    <a dir="ltr" href={mailto(owner.email)} className={`${link} break-all`}>
                      {owner.email}
                    </a>
                  </li>
                )}
                {owner.phone && (
                  <li>
                    <a
                      dir="ltr"
                      href={whatsAppLink(owner.whatsapp)}
                      target="_blank"
                      rel="noopener noreferrer"
                      className={link}
                    >
                      {owner.phone}
                    </a>
                  </li>
                )}
                {owner.address && (
                  <li className={link}>
                    <Said>{owner.address}</Said>
                  </li>
                )}
              </ul>
            </div>
          )}
        </div>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 border-t pt-3 text-muted text-sm sm:max-[112rem]:pe-20">
          <p>
            <Said of={line}>{fillGaps(line, { name: owner.name }) || `© ${owner.name}`}</Said>
          </p>
          <LegalButtons />
        </div>
      </div>
    </footer>
  );
}
