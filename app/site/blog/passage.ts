import type { CSSProperties } from 'react';
import type { BlogPost } from '#app/content/blog-posts.ts';

/** What a list and the page of a post both show: on the way from one to the other it moves instead of vanishing. */
export function passage({ id }: BlogPost, part: 'title' | 'cover'): CSSProperties {
  // An id can be any text, a name of CSS cannot.
  const name = id.replace(/[^a-z0-9]/gi, (letter) => `_${letter.charCodeAt(0)}`);
  return { viewTransitionName: `${part}-${name}` };
}
