import { useDeferredValue, useRef, useState } from 'react';
import {
  filterProjects,
  PROJECT_FILTERS,
  PROJECTS_PER_PAGE,
  type ProjectFilter,
} from '#app/content/project-filters.ts';
import { useSiteContent } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { revealFocused } from '#app/ui/reveal-focused.ts';
import { useRearranging } from '#app/ui/use-rearranging.ts';
import { ProjectCard } from '../cards/project-card.tsx';
import { Section } from '../section.tsx';

/** One project across the page, then the others side by side. */
const PROJECTS_PER_GROUP = 5;

export function Projects() {
  const { t } = useTranslation();
  const projects = useSiteContent('projects');
  const [filter, setFilter] = useState<ProjectFilter>('all');
  const [limit, setLimit] = useState(PROJECTS_PER_PAGE);
  // The button answers first, then the list.
  const shown = useDeferredValue(filter);
  const matching = filterProjects(projects, shown);
  const list = useRef<HTMLUListElement>(null);
  const rearrange = useRearranging(list, shown);

  function choose(next: ProjectFilter) {
    rearrange();
    setFilter(next);
    setLimit(PROJECTS_PER_PAGE);
  }

  return (
    <Section id="projects">
      <fieldset
        onFocus={revealFocused}
        className="-m-1.5 mb-3.5 flex min-w-0 gap-2 p-1.5 max-sm:scroll-row sm:m-0 sm:mb-8 sm:flex-wrap sm:p-0"
      >
        <legend className="sr-only">{t('projects.filterLabel')}</legend>
        {PROJECT_FILTERS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={filter === each}
            onClick={() => choose(each)}
            className="min-h-10 shrink-0 rounded-full border pointer-coarse:min-h-11 border-line-strong/60 px-4 font-medium text-muted text-sm transition-colors hover:border-primary-text hover:text-ink aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
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
          <ul ref={list} className="flex flex-wrap gap-4 sm:gap-5">
            {matching.slice(0, limit).map((project, at) => {
              const isLead = at % PROJECTS_PER_GROUP === 0;
              return (
                <li
                  key={project.id}
                  className={classNames(
                    '@container min-w-0 grow animate-rise',
                    isLead ? 'basis-full' : 'basis-full sm:max-xl:basis-[34%] xl:basis-52',
                  )}
                >
                  <ProjectCard project={project} isBrief={!isLead} />
                </li>
              );
            })}
          </ul>
          <div className="mt-6 text-center sm:mt-8">
            <Button variant="outline" onClick={() => setLimit(limit + PROJECTS_PER_PAGE)}>
              {t('projects.loadMore')}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}
