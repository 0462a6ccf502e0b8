/** The build of React that a browser gets. */
const REACT = /react-dom-client\.production\.js$/;

/** What React throws to itself to say where to go on, and never shows to anybody. */
const SIGNAL = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * React makes its signals as errors when it is loaded. Where anybody watches over a debugger (developer tools, Lighthouse, a
 * test), an error notes the place at which it was made, and for that Chromium reads all of React once more. The signals go
 * without a place (docs/decisions/0048).
 * @returns {import('vite').Plugin}
 */
export function lightSignals() {
  return {
    name: 'light-signals',
    apply: 'build',
    transform: { filter: { id: REACT }, handler: withLightSignals },
  };
}

/** @param {string} code */
export function withLightSignals(code) {
  return `${code.replace(SIGNAL, '$1 = signal($2)')}
function signal(message) { return Object.create(Error.prototype, { message: { value: message } }); }`;
}
