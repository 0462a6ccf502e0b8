// Posts and the posts that translate them, as their editor shows them.
import type { BlogPost } from '#app/content/blog-posts.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#app/content/language-codes.ts';
import { languageOf, originalOf } from '#app/content/post-groups.ts';
import { newestFirst } from '#app/content/post-queries.ts';
import { LANGUAGE_NAMES } from '../settings/languages-panel.tsx';

/** Of a post that is being written, what its place among the others depends on. */
export type Placed = Pick<BlogPost, 'id' | 'language' | 'translationOf'>;

export const titleOf = ({ title }: Pick<BlogPost, 'title'>) => title || 'Untitled';

/** The other posts that say the same, drafts among them. */
export function othersOf(post: Placed, posts: readonly BlogPost[]): BlogPost[] {
  const known = new Map(posts.map((each) => [each.id, each]));
  const original = originalOf(post, known);
  return posts.filter((each) => each.id !== post.id && originalOf(each, known) === original);
}

/** The languages that a post is not there in yet, of those that are offered. */
export function missingLanguages(
  post: Placed,
  posts: readonly BlogPost[],
  { main, offered }: { main: LanguageCode; offered: readonly LanguageCode[] },
): LanguageCode[] {
  const taken = [post, ...othersOf(post, posts)].map((each) => languageOf(each, main));
  return offered.filter((code) => !taken.includes(code));
}

/** What a post can be a translation of: originals in other languages, newest first, and what it already is one of. */
export function originalsFor(
  post: Placed,
  posts: readonly BlogPost[],
  main: LanguageCode,
): BlogPost[] {
  const language = languageOf(post, main);
  const possible = posts.filter(
    (each) =>
      each.id !== post.id &&
      (each.id === post.translationOf ||
        (!each.translationOf && languageOf(each, main) !== language)),
  );
  return newestFirst(possible);
}

/** Why visitors would not find a post as the translation that it says it is. */
export function placeProblem(
  post: Placed,
  posts: readonly BlogPost[],
  main: LanguageCode,
): string | undefined {
  if (!post.translationOf) return undefined;
  if (!posts.some(({ id }) => id === post.translationOf)) {
    return 'The original was deleted: this post stands on its own, or with its other translations.';
  }
  const language = languageOf(post, main);
  const same = othersOf(post, posts).find((each) => languageOf(each, main) === language);
  if (!same) return undefined;
  return `“${titleOf(same)}” says this in ${LANGUAGE_NAMES[language]} already: visitors see both on their own.`;
}

/** A draft in another language that begins with the words of the original. */
export function translationOf(
  post: BlogPost,
  language: LanguageCode,
  posts: readonly BlogPost[],
): Partial<BlogPost> {
  const { title, excerpt, content, tags, coverImage, author, slug } = post;
  const known = new Map(posts.map((each) => [each.id, each]));
  return {
    ...{ title, excerpt, content, tags, coverImage, author },
    slug: slug && `${slug}-${language}`,
    language,
    translationOf: originalOf(post, known),
  };
}

/** What a list says of a language: nothing while all posts are in the main one. */
export function languageMarks(posts: readonly BlogPost[], main: LanguageCode) {
  const isMixed = posts.some((post) => languageOf(post, main) !== main);
  return (post: BlogPost): string | undefined =>
    isMixed ? LANGUAGE_NAMES[languageOf(post, main)] : undefined;
}

export const isKnown = (code: string): code is LanguageCode =>
  LANGUAGE_CODES.some((known) => known === code);
