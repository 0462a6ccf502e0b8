// Posts and their languages: which of them say the same, and which of those a reader is shown.
import type { BlogPost } from './blog-posts.ts';
import { knownLanguage, LANGUAGE_CODES, type LanguageCode } from './language-codes.ts';
import { newestFirst, onceFor, publishedPosts, summaryOf } from './post-queries.ts';

/** How many posts the landing page shows. */
const LANDING_POSTS = 3;

/** A post that does not say its language, or one that the pages do not speak, is in the main one of the site. */
export function languageOf(
  { language }: Pick<BlogPost, 'language'>,
  main: LanguageCode,
): LanguageCode {
  return knownLanguage(language) ?? main;
}

/**
 * The id of the post that translations go back to. That one may be a draft or gone: they still belong together. Whatever
 * is stored, the way there is no longer than there are languages, and ends where it would begin anew.
 */
export function originalOf(
  { id, translationOf }: Pick<BlogPost, 'id' | 'translationOf'>,
  known: ReadonlyMap<string, BlogPost>,
): string {
  const way = [id];
  let next = translationOf;
  while (next && !way.includes(next) && way.length < LANGUAGE_CODES.length) {
    way.push(next);
    next = known.get(next)?.translationOf;
  }
  return way.at(-1) ?? id;
}

/**
 * Every published post with those that say the same, itself among them and the original first. There is one a language:
 * a second one is no translation, and stands on its own.
 */
export const groupsOf = onceFor(
  (posts, main: LanguageCode): ReadonlyMap<BlogPost, readonly BlogPost[]> => {
    const known = new Map(posts.map((post) => [post.id, post]));
    const groups = new Map<unknown, BlogPost[]>();
    for (const post of first(publishedPosts(posts), ({ translationOf }) => !translationOf)) {
      const original = originalOf(post, known);
      const group = groups.get(original) ?? [];
      const isTaken = group.some((one) => languageOf(one, main) === languageOf(post, main));
      groups.set(isTaken ? post : original, isTaken ? [post] : [...group, post]);
    }
    return new Map([...groups.values()].flatMap((group) => group.map((post) => [post, group])));
  },
);

/** What somebody reads who reads in a language: one post of each group, those in that language first. */
export const postsIn = onceFor(
  (posts, language: LanguageCode, main: LanguageCode): readonly BlogPost[] => {
    const groups = new Set(groupsOf(posts, main).values());
    const shown = [...groups].flatMap((group) => {
      const inLanguage = (wanted: LanguageCode) =>
        group.find((post) => languageOf(post, main) === wanted);
      return inLanguage(language) ?? inLanguage(main) ?? group[0] ?? [];
    });
    return first(newestFirst(shown), (post) => languageOf(post, main) === language);
  },
);

/** Those of a kind before the others. */
function first(posts: readonly BlogPost[], isFirst: (post: BlogPost) => boolean): BlogPost[] {
  return [...posts.filter(isFirst), ...posts.filter((post) => !isFirst(post))];
}

/** The posts of the landing page. */
export const latestIn = onceFor((posts, language: LanguageCode, main: LanguageCode) =>
  postsIn(posts, language, main).slice(0, LANDING_POSTS).map(inList),
);

/** As a list has it: without its text, and without the others of its group, which are not there. */
export function inList(post: BlogPost): BlogPost {
  return { ...summaryOf(post), translationOf: undefined, alsoIn: undefined };
}

/** As its own page has it: with its text, and with what leads to its translations. */
export function onItsPage(
  posts: readonly BlogPost[],
  post: BlogPost,
  main: LanguageCode,
): BlogPost {
  const group = groupsOf(posts, main).get(post) ?? [];
  const others = group
    .filter((other) => other !== post)
    .map((other) => ({ language: languageOf(other, main), slug: other.slug }));
  return { ...post, translationOf: undefined, alsoIn: others.length > 0 ? others : undefined };
}
