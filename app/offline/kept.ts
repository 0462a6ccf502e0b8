/** What the build tells the worker to keep from the start. */
export interface Kept {
  /** Another one for every change of a file. */
  version: string;
  /** The path below which the site is served, with a slash at its end. */
  base: string;
  files: string[];
}

/** The page that can show a path of which there is no copy; `path` begins with a slash. */
export function fallbackOf(path: string): string {
  if (path === '/admin' || path.startsWith('/admin/')) return 'admin/index.html';
  if (/^\/blog\/?$/.test(path)) return 'blog/index.html';
  // The browser's own storage may hold the post.
  return path.startsWith('/blog/') ? 'shell.html' : '404.html';
}
