// What the landing page may cost a visitor who comes for the first time.
/** As Lighthouse and most file managers count. */
const KB = 1024;

/** Bytes as they travel: text gzipped, fonts and pictures as they are. */
export const SIZE_BUDGET = {
  html: 30 * KB,
  css: 14 * KB,
  js: 115 * KB,
  fonts: 60 * KB,
  everything: 250 * KB,
};
export const REQUESTS_MAX = 15;

/** @param {number} bytes */
export function inKilobytes(bytes) {
  return `${(bytes / KB).toFixed(1)} kB`;
}
