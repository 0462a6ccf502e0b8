import { useMemo } from 'react';
import type { Work } from '#app/content/chat/types.ts';
import { SECTIONS, type SectionId } from '#app/content/sections.ts';
import { useSiteContent, useSiteList } from '#app/i18n/use-site-content.ts';
import { usePosts } from '../blog/use-posts.ts';
import { usePaths } from '../use-paths.ts';
import { useAbsentSections } from './use-absent-sections.ts';

/** The owner's work as a visitor of this page reads it. What stands in a hidden section cannot be led to. */
export function useWorks(): readonly Work[] {
  const projects = useSiteContent('projects');
  const services = useSiteContent('services');
  const studies = useSiteList('caseStudies');
  const posts = usePosts();
  const { landing, post } = usePaths();
  const absent = useAbsentSections();
  return useMemo(() => {
    const inSection = (section: SectionId, works: Omit<Work, 'href'>[]): Work[] => {
      const href = `${landing}#${SECTIONS[section].anchor}`;
      return absent.includes(section) ? [] : works.map((work) => ({ ...work, href }));
    };
    return [
      ...inSection(
        'projects',
        projects.map(({ id, title, description, technologies }) => ({
          id: `project ${id}`,
          title,
          text: [description, ...technologies].join('\n'),
        })),
      ),
      ...inSection(
        'services',
        services.map(({ id, title, description, features }) => ({
          id: `service ${id}`,
          title,
          text: [description, ...features].join('\n'),
        })),
      ),
      ...inSection(
        'case-studies',
        studies.map(({ id, title, summary, result, highlights }) => ({
          id: `study ${id}`,
          title,
          text: [summary, result, ...highlights].join('\n'),
        })),
      ),
      ...posts.map(({ id, title, excerpt, tags, slug }) => ({
        id: `post ${id}`,
        title,
        text: [excerpt, ...tags].join('\n'),
        href: post(slug),
      })),
    ];
  }, [projects, services, studies, posts, landing, post, absent]);
}
