import { Download, Mail } from 'lucide-react';
import { type CSSProperties, useMemo } from 'react';
import { linesOf } from '#app/content/choices.ts';
import { SECTIONS } from '#app/content/sections.ts';
import { Said } from '#app/i18n/said.tsx';
import { useSiteContent, useTexts } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { classNames } from '#app/lib/class-names.ts';
import { figureCount } from '#app/lib/figure-count.ts';
import { safeImage, safeLink } from '#app/lib/safe-link.ts';
import { textDirection } from '#app/lib/text-direction.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { useInquiryMail } from '../owner-links.ts';
import { SocialLinks } from '../social-links.tsx';
import { Rosette } from './rosette.tsx';
import { TypedRoles } from './typed-roles.tsx';

export function Hero() {
  const { t } = useTranslation();
  const about = useSiteContent('about');
  const { greeting, roles } = useTexts('hero');
  const titles = useMemo(() => titlesOf(roles, about.title), [roles, about.title]);
  const mail = useInquiryMail();
  const cv = safeLink(about.cvUrl);
  const photo = safeImage(about.photo);
  const { anchor } = SECTIONS.hero;

  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className="relative isolate overflow-clip"
    >
      <div data-drawn-later className="lattice absolute inset-0 -z-10" />
      <div data-drawn-later className="hero-fade absolute inset-0 -z-10 mirrored" />
      <div className="container-page hero-parts">
        <div className="@container w-full max-w-2xl">
          {greeting && (
            <p className="label mb-[0.75vw] text-base text-muted">
              <Said>{greeting}</Said>
            </p>
          )}
          <h1
            id={`${anchor}-title`}
            style={{ '--letters': longestWord(about.name) } as CSSProperties}
            className={classNames(
              // As large as the page, unless a word would not fit into its line.
              'wrap-anywhere text-[max(1.75rem,min(clamp(2.5rem,1.5rem_+_5.5vw,6.5rem),160cqi_/_var(--letters)))]',
              // Only Latin letters can stand this close.
              textDirection(about.name) === 'ltr' && 'leading-display',
            )}
          >
            {/* In its own direction, whatever that of the page is: a full stop or a bracket stays at its end. */}
            <bdi>{about.name}</bdi>
          </h1>
          <p className="mt-[0.4em] min-h-[1.5em] font-semibold text-[clamp(1.25rem,2.6vw,1.875rem)] leading-normal">
            <Said of={roles || about.title}>
              <TypedRoles titles={titles} />
            </Said>
          </p>
          <p className="mt-2 max-w-[35em] text-muted lg:text-lg">
            <Said>{about.bio}</Said>
          </p>
          <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
            <ButtonLink href={mail} size="large" className="max-sm:grow">
              <Mail className="size-5" />
              {t('hero.hireMe')}
            </ButtonLink>
            {cv && (
              <ButtonLink href={cv} newTab variant="outline" size="large" className="max-sm:grow">
                <Download className="size-5" />
                {t('hero.downloadCv')}
              </ButtonLink>
            )}
            <SocialLinks className="-ms-2 flex" />
          </div>
        </div>

        <div className="hero-portrait">
          <Rosette className="absolute inset-0 size-full" />
          {photo && (
            <Picture
              src={photo}
              alt={t('hero.portraitAlt', { name: about.name })}
              width={400}
              height={400}
              sizes="20rem"
              loading="eager"
              fetchPriority="low"
              className="clip-star absolute inset-[23.5%] size-[53%]"
            />
          )}
          {about.experience && (
            <p className="hero-badge rounded-md border bg-raised px-3.5 py-2 shadow-card">
              <bdi className="block font-semibold text-xl leading-tight">
                {t('hero.experienceYears', {
                  years: about.experience,
                  count: figureCount(about.experience),
                })}
              </bdi>
              <span className="label text-muted">{t('hero.experienceLabel')}</span>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** One role a line; who names none still has a title. */
function titlesOf(roles: string, title: string): string[] {
  const titles = linesOf(roles);
  return titles.length > 0 ? titles : [title];
}

/** How many letters have to fit into one line. */
function longestWord(name: string): number {
  return Math.max(1, ...name.split(/\s/).map((word) => word.length));
}
