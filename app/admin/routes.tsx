import { createBrowserRouter, Navigate, type RouteObject, useRouteError } from 'react-router';
import { basePath } from '#app/lib/base-path.ts';
import { lateCode } from '#app/lib/late-code.ts';
import { FailurePage } from '#app/ui/failure-page.tsx';
import { Guard } from './auth/guard.tsx';
import { AdminLayout } from './layout/admin-layout.tsx';
import { LoadingScreen } from './layout/loading-screen.tsx';
import { ScreenOutlet } from './layout/screen-outlet.tsx';
import { adminPaths } from './paths.ts';
import { type LoadScreen, screens } from './screens.ts';

/** Until a screen's code has arrived, the screen before it stays. */
function screen(path: string, load: LoadScreen): RouteObject {
  const code = lateCode(load);
  return { path, lazy: async () => ({ Component: (await code.arrival()).default }) };
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
        element: <ScreenOutlet />,
        children: [
          screen(adminPaths.login, () => import('./auth/login-page.tsx')),
          screen(adminPaths.setup, () => import('./auth/setup-page.tsx')),
          {
            path: adminPaths.root,
            element: (
              <Guard>
                <AdminLayout />
              </Guard>
            ),
            children: [
              { index: true, element: toDashboard },
              ...screens.map(({ path, load }) => screen(path, load)),
              { path: '*', element: toDashboard },
            ],
          },
        ],
      },
    ],
    { basename: basePath() || '/' },
  );
}
