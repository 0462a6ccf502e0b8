import { ExternalLink, Menu } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { languagesOf } from '#app/content/site-languages.ts';
import { useContent } from '#app/store/use-content.tsx';
import { Drawer } from '#app/ui/drawer.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { useAuth } from '../auth/auth-provider.tsx';
import { LeaveGuard, UntilDiscarded, useConfirmLoss } from '../editor/leave-guard.tsx';
import { MessageNotifier } from '../messages/message-notifier.tsx';
import { PUBLIC_HOME } from '../paths.ts';
import { screens } from '../screens.ts';
import { Sidebar } from './sidebar.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useSteadyPresses } from './use-steady-presses.ts';

const CONTENT_ID = 'content-area';

export function AdminLayout() {
  const { pathname } = useLocation();
  useFaceOfContent();
  useSteadyPresses();
  return (
    <LeaveGuard>
      <a
        href={`#${CONTENT_ID}`}
        className="fixed start-3 top-3 z-50 -translate-y-20 rounded-md bg-primary px-4 py-2 text-on-primary focus-visible:translate-y-0"
      >
        Skip to the content
      </a>
      <Progress />
      <EndOfSession key={pathname} />
      <MessageNotifier />
      <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
        <aside
          aria-label="Sidebar"
          className="sticky top-0 hidden h-dvh border-e bg-sunken/50 lg:block"
        >
          <Sidebar />
        </aside>
        <div className="min-w-0">
          <TopBar />
          <main
            id={CONTENT_ID}
            tabIndex={-1}
            aria-label={labelOf(pathname)}
            className="mx-auto max-w-[104rem] px-4 pb-32 outline-none sm:px-6 lg:px-10 lg:pb-24"
          >
            <UntilDiscarded>
              <Outlet />
            </UntilDiscarded>
          </main>
        </div>
      </div>
    </LeaveGuard>
  );
}

/** What the owner writes stands in the face that visitors read it in. */
function useFaceOfContent() {
  const { main } = languagesOf(useContent('settings'));
  useEffect(() => {
    document.documentElement.dataset.main = main;
  }, [main]);
}

const SIGNED_OUT = {
  title: 'You were signed out',
  text: 'There are unsaved changes on this screen. To keep them, sign in again in another tab if you have to, and save them here.',
};

/** Signed out in another tab: what is unsaved here can still be saved, and is asked for on every screen. */
function EndOfSession() {
  const { isOver, logout } = useAuth();
  const confirmLoss = useConfirmLoss();
  const leave = useEffectEvent(() => confirmLoss(logout, SIGNED_OUT));
  useEffect(() => {
    // Whoever is signed in again need not answer.
    if (isOver) return leave();
  }, [isOver]);
  return null;
}

function TopBar() {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="frosted sticky top-0 z-30 flex h-14 items-center gap-1 border-b px-2 sm:px-4 lg:px-8">
      <IconButton label="Open menu" onClick={() => setOpen(true)} className="lg:hidden">
        <Menu className="size-5" />
      </IconButton>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} label="Menu">
        <Sidebar onNavigate={() => setOpen(false)} />
      </Drawer>
      <p className="label me-auto truncate px-2 text-faint">
        Admin <span aria-hidden="true">/</span>{' '}
        <span className="text-ink">{labelOf(pathname)}</span>
      </p>
      <a
        href={PUBLIC_HOME}
        target="_blank"
        rel="noopener noreferrer"
        className="flex min-h-11 items-center gap-2 rounded-md px-3 text-muted text-sm hover:text-ink"
      >
        <span className="max-sm:sr-only">Public site</span>
        <ExternalLink className="size-4" />
      </a>
      <ThemeToggle />
    </header>
  );
}

const labelOf = (pathname: string) => screens.find(({ path }) => path === pathname)?.label;

/** A thin line while the next screen is on its way. */
function Progress() {
  const isLoading = useNavigation().state === 'loading';
  if (!isLoading) return null;
  return <div className="fixed inset-x-0 top-0 z-50 h-0.5 animate-pulse bg-primary" />;
}
