import { workingHoursLines } from '#app/content/working-hours.ts';
import { Said, useForeign } from '#app/i18n/said.tsx';
import { useSiteContent, useTexts } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { classNames } from '#app/lib/class-names.ts';
import { figureCount } from '#app/lib/figure-count.ts';
import { keyed } from '#app/lib/keyed.ts';
import { Card } from '#app/ui/card.tsx';
import { Section } from '../section.tsx';
import { useSections } from '../use-sections.ts';

export function About() {
  const { t } = useTranslation();
  const about = useSiteContent('about');
  const foreign = useForeign();
  const technologies = useSiteContent('technologies');
  const { responseTime } = useTexts('about');
  const workingHours = keyed(
    workingHoursLines(about.workingHours),
    ({ days, hours }) => `${days} ${hours}`,
  );
  const stats = [
    {
      value: about.experience,
      label: t('about.yearsExperience', { count: figureCount(about.experience) }),
    },
    {
      value: about.projectsCompleted,
      label: t('about.projectsCompleted', { count: figureCount(about.projectsCompleted) }),
    },
    { value: about.location, label: t('about.basedIn') },
    { value: responseTime, label: t('about.responseTime') },
  ].filter(({ value }) => value);
  const hasHero = useSections().includes('hero');
  return (
    <Section id="about">
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
        <div className="grid min-w-0 content-start gap-6 lg:gap-8">
          {/* On a phone the hero has just said it. */}
          <p
            className={classNames(
              'whitespace-pre-line wrap-anywhere text-[clamp(1.0625rem,1.8vw,1.35rem)] leading-relaxed',
              hasHero && 'max-sm:hidden',
            )}
          >
            <Said>{about.bio}</Said>
          </p>
          {stats.length > 0 && (
            <dl className="grid grid-cols-2 border-s border-t">
              {stats.map(({ value, label }) => (
                <div
                  key={label}
                  className="flex flex-col-reverse justify-end gap-1 border-e border-b p-3 lg:p-5"
                >
                  <dt className="label text-muted">{label}</dt>
                  <dd className="wrap-anywhere font-semibold text-[clamp(1.25rem,3vw,2.1rem)] leading-tight">
                    <bdi>
                      <Said>{value}</Said>
                    </bdi>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <div className="grid content-start gap-6 lg:gap-8">
          {technologies.length > 0 && (
            <div>
              <h3 className="mb-3 text-xl">{t('about.technologies')}</h3>
              <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-2">
                {technologies.map(({ id, name, area }) => (
                  <li key={id} className="flex flex-wrap items-baseline gap-x-2 border-t py-2">
                    <bdi className="font-medium">{name}</bdi>
                    <span className="label ms-auto text-faint">
                      <Said>{area}</Said>
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {workingHours.length > 0 && (
            <Card className="p-4 sm:p-6">
              <h3 className="mb-3 text-xl">{t('about.workingHours')}</h3>
              <dl className="grid gap-2" {...foreign(about.workingHours)}>
                {workingHours.map(({ key, value: { days, hours } }) => (
                  <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-6">
                    <dt className="font-medium">{days}</dt>
                    <dd className="label text-muted">{hours}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          )}
        </div>
      </div>
    </Section>
  );
}
