import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  filterProjects,
  PROJECT_FILTERS,
  PROJECTS_PER_PAGE,
  type ProjectFilter,
} from '#app/content/projects.ts';
import { useSiteContent } from '#app/i18n/use-site-content.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ProjectCard } from '../cards/project-card.tsx';
import { Section } from '../section.tsx';

export function Projects() {
  const { t } = useTranslation();
  const projects = useSiteContent('projects');
  const [filter, setFilter] = useState<ProjectFilter>('all');
  const [limit, setLimit] = useState(PROJECTS_PER_PAGE);
  const matching = filterProjects(projects, filter);

  function choose(next: ProjectFilter) {
    setFilter(next);
    setLimit(PROJECTS_PER_PAGE);
  }

  return (
    <Section id="projects">
      <fieldset className="-mt-4 mb-8 flex flex-wrap gap-2">
        <legend className="sr-only">{t('projects.filterLabel')}</legend>
        {PROJECT_FILTERS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={filter === each}
            onClick={() => choose(each)}
            className="min-h-10 rounded-full border border-line-strong/60 px-4 font-medium text-muted text-sm transition-colors hover:border-primary-text hover:text-ink aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            {t(`projects.filters.${each}`)}
          </button>
        ))}
      </fieldset>
      <p role="status" className="sr-only">
        {t('projects.shown', { count: matching.length })}
      </p>
      {matching.length === 0 ? (
        <EmptyState title={t('projects.none')} />
      ) : (
        <>
          <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-6">
            {matching.slice(0, limit).map((project) => (
              <li
                key={project.id}
                // Rows of two and of three in turn: the first projects are the larger ones.
                className="animate-rise lg:col-span-2 lg:nth-[5n+1]:col-span-3 lg:nth-[5n+2]:col-span-3"
              >
                <ProjectCard project={project} />
              </li>
            ))}
          </ul>
          <div className="mt-10 text-center">
            <Button variant="outline" onClick={() => setLimit(limit + PROJECTS_PER_PAGE)}>
              {t('projects.loadMore')}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}
