// The only place that knows that the site may stand below the root of its host (`BASE_PATH` at build).
// An address within the site is written without it (`/blog`); one that a browser follows begins with it.

/** Empty at the root of a host, else like `/portfolio`. */
export function basePath(): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '');
}

/** The address that a browser follows. One that has the base already stays as it is. */
export function withBase(path: string): string {
  return isBelow(basePath(), path) ? path : basePath() + path;
}

/** The address within the site. */
export function withoutBase(path: string): string {
  const base = basePath();
  return isBelow(base, path) ? path.slice(base.length) || '/' : path;
}

function isBelow(base: string, path: string): boolean {
  return path === base || path.startsWith(`${base}/`);
}
