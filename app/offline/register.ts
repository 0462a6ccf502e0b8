import { withBase } from '#app/lib/base-path.ts';

/**
 * After everything that the visitor waits for: to keep the whole site is to fetch a hundred files, and on a machine with few
 * cores each of them takes its time from the page. Not at all when they asked to save data.
 */
export function registerOffline(settled: Promise<unknown>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  void settled.then(() => {
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
  });
}

function whenIdle() {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void register());
  else setTimeout(register, 0);
}

async function register() {
  try {
    const { controller } = navigator.serviceWorker;
    await navigator.serviceWorker.register(withBase('/sw.js'));
    const { active } = await navigator.serviceWorker.ready;
    if (active && !controller) tell(active);
  } catch (error) {
    // Private windows and some settings forbid it: the site works, but not offline.
    console.info('The site will not open without a connection.', error);
  }
}

/** A page that loaded before there was a worker says what it is made of, now and later. */
function tell(worker: ServiceWorker) {
  const keep = (...urls: string[]) => worker.postMessage({ keep: urls });
  keep(location.origin + location.pathname);
  const observer = new PerformanceObserver((list) =>
    keep(...list.getEntries().map(({ name }) => name)),
  );
  observer.observe({ type: 'resource', buffered: true });
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
