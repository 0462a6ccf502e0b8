/**
 * The page of the build that can show an address for which there is no file. Plain JavaScript, because the worker, a
 * host of ours and its tests all go by it.
 * @param {string} path within the site, beginning with a slash
 */
export function fallbackOf(path) {
  const [first, ...rest] = path.split('/').filter(Boolean);
  if (first === 'admin') return 'admin/index.html';
  if (first !== 'blog' || rest.length > 1) return '404.html';
  // A post may exist only in the visitor's browser.
  return rest.length === 1 ? 'shell.html' : 'blog/index.html';
}
