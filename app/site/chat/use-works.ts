import { useMemo } from 'react';
import type { Work } from '#app/content/chat/types.ts';
import { SECTIONS } from '#app/content/sections.ts';
import { useSiteContent, useSiteList } from '#app/i18n/use-site-content.ts';
import { usePosts } from '../blog/use-posts.ts';
import { usePaths } from '../use-paths.ts';

/** The owner's work as a visitor of this page reads it. */
export function useWorks(): readonly Work[] {
  const projects = useSiteContent('projects');
  const services = useSiteContent('services');
  const studies = useSiteList('caseStudies');
  const posts = usePosts();
  const { landing, post } = usePaths();
  return useMemo(
    () => [
      ...projects.map(({ id, title, description, technologies }) => ({
        id: `project ${id}`,
        title,
        text: [description, ...technologies].join('\n'),
        href: `${landing}#${SECTIONS.projects.anchor}`,
      })),
      ...services.map(({ id, title, description, features }) => ({
        id: `service ${id}`,
        title,
        text: [description, ...features].join('\n'),
        href: `${landing}#${SECTIONS.services.anchor}`,
      })),
      ...studies.map(({ id, title, summary, result, highlights }) => ({
        id: `study ${id}`,
        title,
        text: [summary, result, ...highlights].join('\n'),
        href: `${landing}#${SECTIONS['case-studies'].anchor}`,
      })),
      ...posts.map(({ id, title, excerpt, tags, slug }) => ({
        id: `post ${id}`,
        title,
        text: [excerpt, ...tags].join('\n'),
        href: post(slug),
      })),
    ],
    [projects, services, studies, posts, landing, post],
  );
}
