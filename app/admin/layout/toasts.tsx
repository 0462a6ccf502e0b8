import { useSyncExternalStore } from 'react';
import { ToastHost } from '#app/ui/toast-host.tsx';
import { useAuth } from '../auth/auth-provider.tsx';

/** Beside the sidebar they lie over the bar of the page. Without it they would lie over the menu button and the title. */
export function Toasts() {
  const { user } = useAuth();
  const isWide = useIsWide();
  return <ToastHost label="Notifications" place={user && isWide ? 'top' : 'pile'} />;
}

/** As wide as the sidebar needs it. */
const WIDE = '(width >= 64rem)';

function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(WIDE).matches,
  );
}
