import { useMemo } from 'react';
import type { Work } from '#app/content/chat/types.ts';
import { publishedPosts } from '#app/content/post-queries.ts';
import { SECTIONS, type SectionId } from '#app/content/sections.ts';
import { useSiteContent, useSiteList } from '#app/i18n/use-site-content.ts';
import { useContent } from '#app/store/use-content.tsx';
import { paths } from '../pages/page.ts';

const sectionLink = (id: SectionId) => `${paths.landing}#${SECTIONS[id].anchor}`;

/** The owner's work as a visitor of this page reads it. */
export function useWorks(): readonly Work[] {
  const projects = useSiteContent('projects');
  const services = useSiteContent('services');
  const studies = useSiteList('caseStudies');
  const posts = useContent('blogPosts');
  return useMemo(
    () => [
      ...projects.map(({ id, title, description, technologies }) => ({
        id: `project ${id}`,
        title,
        text: [description, ...technologies].join('\n'),
        href: sectionLink('projects'),
      })),
      ...services.map(({ id, title, description, features }) => ({
        id: `service ${id}`,
        title,
        text: [description, ...features].join('\n'),
        href: sectionLink('services'),
      })),
      ...studies.map(({ id, title, summary, result, highlights }) => ({
        id: `study ${id}`,
        title,
        text: [summary, result, ...highlights].join('\n'),
        href: sectionLink('case-studies'),
      })),
      ...publishedPosts(posts).map(({ id, title, excerpt, tags, slug }) => ({
        id: `post ${id}`,
        title,
        text: [excerpt, ...tags].join('\n'),
        href: paths.post(slug),
      })),
    ],
    [projects, services, studies, posts],
  );
}
