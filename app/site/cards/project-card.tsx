import { ArrowUpRight, Code2 } from 'lucide-react';
import { memo } from 'react';
import { CARD_TECHNOLOGIES } from '#app/content/project-filters.ts';
import type { Project } from '#app/content/projects.ts';
import { Said } from '#app/i18n/said.tsx';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { classNames } from '#app/lib/class-names.ts';
import { keyed } from '#app/lib/keyed.ts';
import { safeImage, safeLink } from '#app/lib/safe-link.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';

interface ProjectCardProps {
  project: Project;
  /** On a phone the picture stands small beside the title. */
  isBrief?: boolean;
}

/** Wide, it has its picture at the side. A filter draws only those that were not there. */
export const ProjectCard = memo(function ProjectCard({ project, isBrief }: ProjectCardProps) {
  const { t } = useTranslation();
  const { title, technologies } = project;
  const code = safeLink(project.github);
  const live = safeLink(project.live);
  const more = technologies.length - CARD_TECHNOLOGIES;
  return (
    <Card as="article" className={classNames('project group', isBrief && 'project-brief')}>
      <div className="overflow-hidden">
        <Picture
          src={safeImage(project.image)}
          alt={t('projects.imageAlt', { title })}
          width={960}
          height={600}
          className="aspect-[8/5] size-full transition-[scale] duration-300 ease-out group-hover:scale-[1.025]"
        />
      </div>
      <div className="grid content-center gap-2 px-4 pt-4 sm:px-5">
        <div className="flex flex-wrap gap-1.5">
          {live && (
            <Badge tone="success">
              <span className="size-1.5 rounded-full bg-success" />
              {t('projects.live')}
            </Badge>
          )}
          <Badge>{t(project.type === 'mobile' ? 'projects.mobile' : 'projects.web')}</Badge>
          {project.trending && <Badge tone="primary">{t('projects.trending')}</Badge>}
        </div>
        <h3 className="wrap-anywhere text-xl @2xl:text-3xl">{title}</h3>
      </div>
      <div className="flex flex-col gap-3 px-4 pt-2 pb-4 sm:px-5 sm:pb-5">
        <p className="wrap-anywhere text-muted">
          <Said>{project.description}</Said>
        </p>
        {technologies.length > 0 && (
          <ul className="flex flex-wrap gap-1.5">
            {keyed(technologies.slice(0, CARD_TECHNOLOGIES)).map(({ key, value: technology }) => (
              <Badge as="li" key={key} className="max-sm:px-1.5">
                <bdi className="truncate">{technology}</bdi>
              </Badge>
            ))}
            {more > 0 && (
              <Badge as="li" className="max-sm:px-1.5">
                <span aria-hidden="true">{t('projects.more', { count: more })}</span>
                <span className="sr-only">{t('projects.moreLabel', { count: more })}</span>
              </Badge>
            )}
          </ul>
        )}
        {(code || live) && (
          <div className="mt-auto flex flex-wrap gap-2 pt-1">
            {code && (
              <ButtonLink
                href={code}
                newTab
                variant="outline"
                size="small"
                aria-label={t('projects.codeOf', { title })}
              >
                <Code2 className="size-4" />
                {t('projects.code')}
              </ButtonLink>
            )}
            {live && (
              <ButtonLink
                href={live}
                newTab
                size="small"
                aria-label={t('projects.liveDemoOf', { title })}
              >
                <ArrowUpRight className="size-4 mirrored" />
                {t('projects.liveDemo')}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </Card>
  );
});
