// What the landing page may cost a visitor who comes for the first time.
const KB = 1000;

/** Bytes as they travel: text gzipped, fonts and pictures as they are. */
export const SIZE_BUDGET = {
  html: 31.1 * KB,
  css: 15.5 * KB,
  js: 99 * KB,
  fonts: 60 * KB,
  everything: 250 * KB,
};
export const REQUESTS_MAX = 15;
/** The code that wakes the rest of the page, and its dialogs, fetched when the browser has nothing else to do. */
export const IDLE_BUDGET = 24.8 * KB;

/** The assistant with the words of one language, fetched when somebody opens it. */
export const CHAT_BUDGET = 46 * KB;

/** Of every public page, on the phone that Lighthouse simulates. Performance wavers by a point. */
export const SCORE_MIN = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
export const TOTAL_BLOCKING_TIME_MAX_MS = 50;
/** On a machine of half the speed. */
export const SLOW_BLOCKING_MAX_MS = 150;
/** First and largest paint, of what a page takes that is written by hand without a script or a font. */
export const FLOOR_RATIO_MAX = { simulated: 1.25, applied: 1.1 };
export const LAYOUT_SHIFT_MAX = 0;

/** From a press or a key to the next frame, however much is stored. */
export const LATENCY_MAX_MS = 100;

/** From a question to the assistant to its answer, whatever was typed. */
export const ANSWER_MAX_MS = 20;

/** @param {number} bytes */
export function inKilobytes(bytes) {
  return `${(bytes / KB).toFixed(1)} kB`;
}

/** The site on a server, beside a server of files with the same pages. */
export const SHARE_OF_FILES_MIN = 0.7;
/** How much longer a site with much in it may take than one with little. */
export const GROWTH_MAX = 1.5;
/** After 100,000 visits, of what it was after the first thousand. */
export const MEMORY_GROWTH_MAX = 1.1;
