import { ArrowRight } from 'lucide-react';
import type { CaseStudy } from '#app/content/case-studies.ts';
import { illustrationOf } from '#app/content/illustrations.ts';
import { Said } from '#app/i18n/said.tsx';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { keyed } from '#app/lib/keyed.ts';
import { safeImage, safeLink } from '#app/lib/safe-link.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { useImageFailure } from '#app/ui/use-image-failure.ts';

export function CaseStudyCard({ study }: { study: CaseStudy }) {
  const { t } = useTranslation();
  const href = safeLink(study.cta?.href);
  return (
    <Card as="article" className="flex h-full flex-col overflow-hidden">
      <Picture
        src={safeImage(illustrationOf(study))}
        alt=""
        width={960}
        height={600}
        className="aspect-[2] w-full border-b"
      />
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        {study.stack && <p className="label text-faint">{study.stack}</p>}
        <h3 className="wrap-anywhere text-xl">
          <Said>{study.title}</Said>
        </h3>
        {study.result && (
          <p className="font-semibold text-primary-text">
            <Said>{study.result}</Said>
          </p>
        )}
        <p className="wrap-anywhere text-muted">
          <Said>{study.summary}</Said>
        </p>
        {study.highlights.length > 0 && (
          <ul aria-label={t('caseStudies.highlights')} className="grid gap-1.5 text-sm">
            {keyed(study.highlights).map(({ key, value: highlight }) => (
              <li key={key} className="star-point before:text-accent-text">
                <Said>{highlight}</Said>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-auto grid grid-cols-1 gap-2 pt-1">
          {study.tech.length > 0 && (
            <ul aria-label={t('caseStudies.technologies')} className="flex flex-wrap gap-1.5">
              {keyed(study.tech, ({ name }) => name).map(({ key, value: { name, logo } }) => (
                <Badge as="li" key={key}>
                  <TechLogo src={safeImage(logo)} />
                  <bdi className="truncate">{name}</bdi>
                </Badge>
              ))}
            </ul>
          )}
          {study.cta && href && (
            <a
              href={href}
              className="group/cta inline-flex min-h-11 items-center gap-2 self-start font-semibold text-primary-text underline-offset-4 hover:underline"
            >
              <Said>{study.cta.label}</Said>
              <ArrowRight className="size-4 transition-transform group-hover/cta:[translate:0.25rem] mirrored" />
            </a>
          )}
        </div>
      </div>
    </Card>
  );
}

function TechLogo({ src }: { src: string | undefined }) {
  const { hasFailed, watch } = useImageFailure(src);
  if (hasFailed) return null;
  return (
    <span className="mark p-px">
      <img {...watch} src={src} alt="" width={14} height={14} className="size-3.5 object-contain" />
    </span>
  );
}
