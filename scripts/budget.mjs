// What the landing page may cost a visitor who comes for the first time.
const KB = 1000;

/** Bytes as they travel: text gzipped, fonts and pictures as they are. */
export const SIZE_BUDGET = {
  html: 30 * KB,
  css: 14 * KB,
  js: 115 * KB,
  fonts: 60 * KB,
  everything: 250 * KB,
};
export const REQUESTS_MAX = 15;
/** The code that wakes the rest of the page, fetched when the browser has nothing else to do. */
export const IDLE_BUDGET = 28 * KB;

/** Of every public page, on the phone that Lighthouse simulates. Performance wavers by a point. */
export const SCORE_MIN = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
export const TOTAL_BLOCKING_TIME_MAX_MS = 50;
export const LAYOUT_SHIFT_MAX = 0;

/** From a press or a key to the next frame, however much is stored. */
export const LATENCY_MAX_MS = 100;

/** @param {number} bytes */
export function inKilobytes(bytes) {
  return `${(bytes / KB).toFixed(1)} kB`;
}
