// The admin area: English only, rendered in the browser only.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createI18n } from '#app/i18n/i18n.ts';
import { en } from '#app/i18n/locales/en.ts';
import { Speaking } from '#app/i18n/use-translation.ts';
import { deliverLeftBehind } from '#app/site/outbox/unsent.ts';
import { openAdmin } from '#app/store/browser-ports.ts';
import type { AdminPorts } from '#app/store/ports.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { ThemeProvider } from '#app/theme/theme-provider.tsx';
import { TooltipProvider } from '#app/ui/icon-button.tsx';
import { MissingCode } from '#app/ui/missing-code.tsx';
import { AuthProvider } from './auth/auth-provider.tsx';
import { ContentMissing } from './content-missing.tsx';
import { LoadingScreen } from './layout/loading-screen.tsx';
import { Toasts } from './layout/toasts.tsx';
import { loadContent } from './load-content.ts';
import { createAdminRouter } from './routes.tsx';
import './admin.css';

export async function startAdmin(container: HTMLElement): Promise<void> {
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
  const root = createRoot(container);
  root.render(<LoadingScreen />);
  try {
    const ports = await openAdmin(loadContent(document.documentElement.dataset.contentFile));
    await ports.store.ready();
    // What was sent from this browser belongs in the inbox before it is looked at.
    deliverLeftBehind(ports.desk);
    root.render(<Admin ports={ports} router={createAdminRouter()} />);
  } catch (error) {
    root.render(<ContentMissing error={error} />);
  }
}

interface AdminProps {
  ports: AdminPorts;
  router: ReturnType<typeof createAdminRouter>;
}

function Admin({ ports, router }: AdminProps) {
  return (
    <StrictMode>
      <ContentProvider {...ports}>
        {/* The previewed public cards read their words from here. */}
        <Speaking value={createI18n()}>
          <ThemeProvider>
            <AuthProvider>
              <TooltipProvider>
                <RouterProvider router={router} />
                <Toasts />
                <MissingCode
                  textOf={(missing) => en.missing[missing]}
                  retryLabel={en.missing.retry}
                  reloadLabel={en.missing.reload}
                />
              </TooltipProvider>
            </AuthProvider>
          </ThemeProvider>
        </Speaking>
      </ContentProvider>
    </StrictMode>
  );
}
