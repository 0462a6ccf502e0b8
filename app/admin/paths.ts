import { collections, type ScreenKey, screenKeys } from '#app/content/collections.ts';
import { withBase } from '#app/lib/base-path.ts';

const screenPaths = Object.fromEntries(
  screenKeys.map((key) => [key, `/admin/${collections[key].screen.path}`]),
) as Record<ScreenKey, string>;

/** A screen has the name of the collection that it shows. */
export const adminPaths = {
  root: '/admin',
  login: '/admin/login',
  setup: '/admin/setup',
  dashboard: '/admin/dashboard',
  media: '/admin/media',
  ...screenPaths,
};

export const PUBLIC_HOME = withBase('/');

/** Where an article can be read, below what the addresses of its language begin with. */
export function publicPost(slug: string, prefix: string): string {
  return withBase(`${prefix}/blog/${encodeURIComponent(slug)}`);
}
