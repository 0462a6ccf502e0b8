// Runs inline at the end of every page: fetches its scripts and its fonts, of a page with markup when it has been
// painted, because until then they would take the line from it. Each script is evaluated in a task of its own, so that
// the page answers in between. When they do not arrive, the page stays as it is, in the language that it is written in,
// and says so; they are asked for again when the network is back and at the next press.
import { wearFonts } from '#app/site/waking/wear-fonts.ts';

declare global {
  /** What the page starts with, in the order in which it is needed: the build writes it in front of this. */
  const scripts: readonly string[];
}

/** Pages that show nothing until their scripts run. */
const WITHOUT_MARKUP = ['admin', 'shell'];
/** A browser that does not tell when it has painted is waited for this long. */
const PATIENCE_MS = 2000;
const CHANCES = ['online', 'pointerdown', 'keydown'];

const root = document.documentElement;
const missing = document.getElementById('missing-code');
missing?.querySelector('button')?.addEventListener('click', () => location.reload());

let isStarted = false;
let patience: ReturnType<typeof setTimeout> | undefined;

async function start() {
  if (isStarted) return;
  isStarted = true;
  clearTimeout(patience);
  // In a task of its own, too.
  setTimeout(wearFonts);
  const { words } = root.dataset;
  for (const href of words ? [...scripts, words] : scripts)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  try {
    for (const script of scripts) {
      await import(/* @vite-ignore */ script);
      await new Promise((resolve) => setTimeout(resolve));
    }
  } catch (error) {
    console.error(error);
    [root.lang = '', root.dir = ''] = root.dataset.written?.split(' ') ?? [];
    if (missing) missing.hidden = false;
    isStarted = false;
    for (const chance of CHANCES) addEventListener(chance, start, { once: true });
  }
}

if (WITHOUT_MARKUP.includes(root.dataset.page ?? '')) void start();
else {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) void start();
  }).observe({ type: 'paint', buffered: true });
  patience = setTimeout(start, PATIENCE_MS);
}
