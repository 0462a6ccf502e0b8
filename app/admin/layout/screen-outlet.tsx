import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';

/**
 * A new screen, the login too, starts at its top, and the keyboard starts there as well, unless the address aims at a
 * part of it.
 */
export function ScreenOutlet() {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const content = document.querySelector('main');
    const aimedAt = document.getElementById(hash.slice(1));
    if (aimedAt && aimedAt !== content) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    content?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return <Outlet />;
}
