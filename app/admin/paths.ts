import { withBase } from '#app/lib/base-path.ts';

export const adminPaths = {
  root: '/admin',
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  about: '/admin/about',
  skills: '/admin/skills',
  projects: '/admin/projects',
  services: '/admin/services',
  caseStudies: '/admin/case-studies',
  blog: '/admin/blog',
  companies: '/admin/companies',
  chatbot: '/admin/chatbot',
  messages: '/admin/messages',
  settings: '/admin/settings',
  sections: '/admin/sections',
} as const;

export const PUBLIC_HOME = withBase('/');

/** Where an article can be read. */
export function publicPost(slug: string): string {
  return withBase(`/blog/${encodeURIComponent(slug)}`);
}
