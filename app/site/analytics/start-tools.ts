// Loads the vendors' scripts, each once, and ends them. The ids have been checked; they are encoded all the same.
import type { AnalyticsIds, AnalyticsTool } from '#app/content/analytics.ts';
import { forgetTools } from './forget-tools.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    hj?: { (...call: unknown[]): void; q?: unknown[] };
    _hjSettings?: { hjid: number; hjsv: number };
  }
}

const GOOGLE = 'https://www.googletagmanager.com';
const HOTJAR = 'https://static.hotjar.com';
const HOTJAR_VERSION = 6;

/** Gets a tool's page ready for its script, and says where that is. */
const starts: Record<AnalyticsTool, (id: string) => string> = {
  googleAnalyticsId(id) {
    gtag('js', new Date());
    gtag('config', id);
    return `${GOOGLE}/gtag/js?id=${encodeURIComponent(id)}`;
  },
  googleTagManagerId(id) {
    dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    return `${GOOGLE}/gtm.js?id=${encodeURIComponent(id)}`;
  },
  hotjarId(id) {
    window.hj ??= (...call) => {
      if (window.hj) window.hj.q = [...(window.hj.q ?? []), call];
    };
    window._hjSettings = { hjid: Number(id), hjsv: HOTJAR_VERSION };
    return `${HOTJAR}/c/hotjar-${encodeURIComponent(id)}.js?sv=${HOTJAR_VERSION}`;
  },
};

const started = new Set<AnalyticsTool>();

export function startTools(ids: AnalyticsIds): void {
  for (const [tool, id] of Object.entries(ids) as [AnalyticsTool, string][]) {
    if (started.has(tool)) continue;
    started.add(tool);
    const script = document.createElement('script');
    script.async = true;
    script.src = starts[tool](id);
    document.head.append(script);
  }
}

/** A script that runs can only be ended together with its page. */
export async function stopTools(): Promise<void> {
  if (started.size === 0) return;
  try {
    await forgetTools();
  } finally {
    location.reload();
  }
}

function dataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** Google's script tells calls from other data by their kind of object: it has to be `arguments`. */
function gtag(..._call: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be ignored
  dataLayer().push(arguments);
}
