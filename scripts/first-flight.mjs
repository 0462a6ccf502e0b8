// What a browser has of a page when the first bytes have arrived: a new connection brings no more before it has been
// answered.
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { classesShownIn } from './first-styles.mjs';
import { BROTLI_OPTIONS } from './serve.mjs';

/** Ten packets, and room for what is said before the page. */
const FIRST_FLIGHT = 14_000;

/**
 * The page as far as it can be read by then, sent as a server sends it.
 * @param {string} html
 */
function firstFlight(html) {
  const travelling = brotliCompressSync(html, BROTLI_OPTIONS);
  // It ends in the middle, and that is no mistake.
  return brotliDecompressSync(travelling.subarray(0, FIRST_FLIGHT), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();
}

/**
 * What is missing of the first screen in it.
 * @param {string} html a landing page
 */
export function missingAtFirst(html) {
  const arrived = firstFlight(html);
  const screen = html.slice(html.indexOf('<main'), html.indexOf('<style id="later">'));
  const [name] = /<h1.*?<\/h1>/s.exec(screen) ?? [];
  if (!name) return ['a name'];
  const wanted = [['the name', name], ...classesIn(screen).flatMap((each) => styleOf(each, html))];
  return wanted.filter(([, part]) => !arrived.includes(part)).map(([what]) => what);
}

function classesIn(markup) {
  return [...new Set(classesShownIn(markup))].filter((name) => /^[\w-]+$/.test(name));
}

/** The rule of a class, where the page has one. */
function styleOf(name, html) {
  const selector = `.${name}{`;
  return html.includes(selector) ? [[`the styles of ${name}`, selector]] : [];
}
