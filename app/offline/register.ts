import { withBase } from '#app/lib/base-path.ts';

/** After everything that the visitor waits for; not at all when they asked to save data. */
export function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

function whenIdle() {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void register());
  else setTimeout(register, 0);
}

async function register() {
  try {
    await navigator.serviceWorker.register(withBase('/sw.js'));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: loadedUrls() });
  } catch (error) {
    // Private windows and some settings forbid it: the site works, but not offline.
    console.info('The site will not open without a connection.', error);
  }
}

function loadedUrls(): string[] {
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  return [location.origin + location.pathname, ...resources];
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
