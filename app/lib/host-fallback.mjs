/**
 * The page of the build that can show an address for which there is no file. Plain JavaScript, because the worker, a
 * host of ours and its tests all go by it. What begins with two letters may be an address of a language: then its own
 * page comes first, and the last one is there whatever the site offers.
 * @param {string} path within the site, beginning with a slash
 * @returns {string[]} the first of these that there is
 */
export function fallbacksOf(path) {
  const [first, ...rest] = path.split('/').filter(Boolean);
  if (/^[a-z]{2}$/.test(first ?? '')) return [`${first}/${pageOf(rest)}`, '404.html'];
  return [pageOf([first, ...rest])];
}

function pageOf([first, ...rest]) {
  if (first === 'admin') return 'admin/index.html';
  if (first !== 'blog' || rest.length > 1) return '404.html';
  // A post may exist only in the visitor's browser.
  return rest.length === 1 ? 'shell.html' : 'blog/index.html';
}
