import { ArrowUpRight, Code2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CARD_TECHNOLOGIES, type Project } from '#app/content/projects.ts';
import { keyed } from '#app/lib/keyed.ts';
import { safeImage, safeLink } from '#app/lib/safe-link.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';

export function ProjectCard({ project }: { project: Project }) {
  const { t } = useTranslation();
  const { title, technologies } = project;
  const code = safeLink(project.github);
  const live = safeLink(project.live);
  const more = technologies.length - CARD_TECHNOLOGIES;
  return (
    <Card
      as="article"
      className="group flex h-full flex-col overflow-hidden transition-[border-color] duration-200 hover:border-line-strong"
    >
      <div className="relative overflow-hidden border-b">
        <Picture
          src={safeImage(project.image)}
          alt={t('projects.imageAlt', { title })}
          width={960}
          height={600}
          className="aspect-[8/5] w-full bg-[#0b0f1a] object-cover transition-[scale] duration-500 ease-out group-hover:scale-[1.025]"
        />
        <div className="absolute inset-x-3 top-3 flex flex-wrap gap-2">
          {live && (
            <Badge tone="success" className="bg-ground/90">
              <span className="size-1.5 rounded-full bg-success" />
              {t('projects.live')}
            </Badge>
          )}
          <Badge className="bg-ground/90">
            {t(project.type === 'mobile' ? 'projects.mobile' : 'projects.web')}
          </Badge>
          {project.trending && (
            <Badge tone="primary" className="ms-auto bg-ground/90">
              {t('projects.trending')}
            </Badge>
          )}
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-4 p-6">
        <h3 className="wrap-anywhere text-2xl">{title}</h3>
        <p className="flex-1 wrap-anywhere text-muted">{project.description}</p>
        {technologies.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {keyed(technologies.slice(0, CARD_TECHNOLOGIES)).map(({ key, value: technology }) => (
              <li key={key} className="max-w-full">
                <Badge>
                  <bdi className="truncate">{technology}</bdi>
                </Badge>
              </li>
            ))}
            {more > 0 && (
              <li>
                <Badge>
                  <span aria-hidden="true">{t('projects.more', { count: more })}</span>
                  <span className="sr-only">{t('projects.moreLabel', { count: more })}</span>
                </Badge>
              </li>
            )}
          </ul>
        )}
        {(code || live) && (
          <div className="flex flex-wrap gap-2 pt-1">
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
                <ArrowUpRight className="size-4 rtl:-scale-x-100" />
                {t('projects.liveDemo')}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
