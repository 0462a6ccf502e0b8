// The public pages and their addresses. Links between them are plain links: every page is its own
// prerendered document (docs/decisions/0002).
import { withBase } from '#app/lib/base-path.ts';
import { withoutIndex } from '#app/lib/without-index.ts';

export type Page =
  | { kind: 'landing' }
  | { kind: 'blog' }
  /** The document may have been made for another page. */
  | { kind: 'post'; slug: string; isOfAnotherPage?: boolean }
  | { kind: 'not-found' };

const ADMIN = '/admin';

/** Where links lead, below what the addresses of a language begin with. */
export function pathsBelow(prefix: string) {
  const blog = withBase(`${prefix}/blog`);
  return {
    landing: withBase(`${prefix}/`),
    blog,
    /** A page of the list, where it has several. */
    blogPage: (page: number) => (page === 1 ? blog : `${blog}?page=${page}`),
    post: (slug: string) => `${blog}/${encodeURIComponent(slug)}`,
  };
}

/** Takes an address within the site, as `pageOf` does. */
export function isAdminPath(path: string): boolean {
  return path === ADMIN || path.startsWith(`${ADMIN}/`);
}

export function pageOf(path: string): Page {
  const parts = withoutIndex(path).split('/').filter(Boolean);
  if (parts.length === 0) return { kind: 'landing' };
  if (parts[0] !== 'blog' || parts.length > 2) return { kind: 'not-found' };
  if (parts[1] === undefined) return { kind: 'blog' };
  const slug = decode(parts[1]);
  return slug === undefined ? { kind: 'not-found' } : { kind: 'post', slug };
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
