// The screens behind the login, each in a chunk of its own.
import { adminPaths } from './paths.ts';

export type LoadScreen = () => Promise<{ default: React.ComponentType }>;

export const screens: Readonly<Record<string, LoadScreen>> = {
  [adminPaths.dashboard]: () => import('./dashboard/dashboard-page.tsx'),
  [adminPaths.about]: () => import('./about/about-page.tsx'),
  [adminPaths.skills]: () => import('./skills/skills-page.tsx'),
  [adminPaths.projects]: () => import('./projects/projects-page.tsx'),
  [adminPaths.services]: () => import('./services/services-page.tsx'),
  [adminPaths.caseStudies]: () => import('./case-studies/case-studies-page.tsx'),
  [adminPaths.blog]: () => import('./blog/blog-page.tsx'),
  [adminPaths.companies]: () => import('./companies/companies-page.tsx'),
  [adminPaths.chatbot]: () => import('./chatbot/chatbot-page.tsx'),
  [adminPaths.messages]: () => import('./messages/messages-page.tsx'),
  [adminPaths.settings]: () => import('./settings/settings-page.tsx'),
  [adminPaths.sections]: () => import('./sections/sections-page.tsx'),
};

/** Fetches the screen that a pointer or the keyboard is about to open. When that fails, opening it says so. */
export function fetchScreen(path: string): void {
  screens[path]?.().catch(() => {});
}
