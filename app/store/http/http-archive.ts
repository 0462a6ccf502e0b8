// The older posts of a site on a server: each page of the list holds its part, and the number of the page behind it.
import type { BlogPost } from '#app/content/blog-posts.ts';
import type { Archive, OlderPosts } from '../ports.ts';
import type { Fetch } from './call.ts';

/** The place of a page is written on its document, as in `2/200`. */
export function createHttpArchive(fetch: Fetch, place: string): Archive {
  const listeners = new Set<() => void>();
  const [page = 1] = numbersIn(place);
  let older: OlderPosts = { posts: [], next: nextOf(place) };
  let isAsking = false;

  async function fetchNext() {
    const { posts, next } = older;
    if (isAsking || next === undefined) return;
    isAsking = true;
    try {
      // The order is that of the language in which the list is read.
      const response = await fetch(`${location.pathname}?page=${next}`);
      const found = readPage(await response.text());
      older = { posts: [...posts, ...found.posts], next: nextOf(found.place) };
      for (const listener of listeners) listener();
    } catch {
      // The link to that page stays.
    } finally {
      isAsking = false;
    }
  }

  return {
    page,
    older: {
      get: () => older,
      subscribe(listener) {
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      },
    },
    fetchNext: () => void fetchNext(),
  };
}

const numbersIn = (place: string) => place.split('/').map(Number);

function nextOf(place: string): number | undefined {
  const [page = 1, last = 1] = numbersIn(place);
  return page < last ? page + 1 : undefined;
}

/** Throws when it is something else, or when the list has become shorter meanwhile. */
function readPage(html: string): { posts: BlogPost[]; place: string } {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { blogPosts } = JSON.parse(page.getElementById('content')?.textContent ?? '');
  const { posts } = page.documentElement.dataset;
  if (posts === undefined) throw new Error('This is no page of the list.');
  return { posts: blogPosts, place: posts };
}
