import { createBrowserRouter, Navigate, type RouteObject, useRouteError } from 'react-router';
import { basePath } from '#app/lib/base-path.ts';
import { FailurePage } from '#app/ui/failure-page.tsx';
import { Guard } from './auth/guard.tsx';
import { AdminLayout } from './layout/admin-layout.tsx';
import { LoadingScreen } from './layout/loading-screen.tsx';
import { adminPaths } from './paths.ts';

type Screen = () => Promise<{ default: React.ComponentType }>;

/** A screen in a chunk of its own. */
function screen(path: string, load: Screen): RouteObject {
  return { path, lazy: async () => ({ Component: (await load()).default }) };
}

function RouteFailure() {
  return <FailurePage error={useRouteError()} />;
}

const toDashboard = <Navigate to={adminPaths.dashboard} replace />;

export function createAdminRouter() {
  return createBrowserRouter(
    [
      {
        errorElement: <RouteFailure />,
        hydrateFallbackElement: <LoadingScreen />,
        children: [
          screen(adminPaths.login, () => import('./auth/login-page.tsx')),
          {
            path: adminPaths.root,
            element: (
              <Guard>
                <AdminLayout />
              </Guard>
            ),
            children: [
              { index: true, element: toDashboard },
              screen(adminPaths.dashboard, () => import('./dashboard/dashboard-page.tsx')),
              screen(adminPaths.about, () => import('./about/about-page.tsx')),
              screen(adminPaths.skills, () => import('./skills/skills-page.tsx')),
              screen(adminPaths.projects, () => import('./projects/projects-page.tsx')),
              screen(adminPaths.services, () => import('./services/services-page.tsx')),
              screen(adminPaths.caseStudies, () => import('./case-studies/case-studies-page.tsx')),
              screen(adminPaths.blog, () => import('./blog/blog-page.tsx')),
              screen(adminPaths.companies, () => import('./companies/companies-page.tsx')),
              screen(adminPaths.chatbot, () => import('./chatbot/chatbot-page.tsx')),
              screen(adminPaths.messages, () => import('./messages/messages-page.tsx')),
              screen(adminPaths.settings, () => import('./settings/settings-page.tsx')),
              screen(adminPaths.sections, () => import('./sections/sections-page.tsx')),
              { path: '*', element: toDashboard },
            ],
          },
        ],
      },
    ],
    { basename: basePath() || '/' },
  );
}
