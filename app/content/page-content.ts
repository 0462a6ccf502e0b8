// The part of the content that one page is made from. The rest never travels to the visitor.

import { builtInContent } from './built-in.ts';
import { type Content, neverEmptyKeys } from './collections.ts';
import { nothingStored } from './nothing-stored.ts';
import { postsOfPage } from './post-pages.ts';
import { latestSummaries, publishedPosts, summaryOf } from './post-queries.ts';
import { visibilityOf } from './sections.ts';

export type ContentSlice =
  | { kind: 'landing' | 'other' }
  /** A page of the list; without its number all of it. */
  | { kind: 'blog'; page?: number | undefined }
  | { kind: 'post'; slug: string };

function postsFor(slice: ContentSlice, posts: Content['blogPosts']): Content['blogPosts'] {
  switch (slice.kind) {
    case 'landing':
      return latestSummaries(posts);
    case 'blog':
      return slice.page === undefined
        ? publishedPosts(posts).map(summaryOf)
        : postsOfPage(posts, slice.page);
    case 'post':
      return publishedPosts(posts).filter((post) => post.slug === slice.slug);
    case 'other':
      return [];
  }
}

/** What the owner has left empty and the page is not without. */
function standIns(content: Content): Partial<Content> {
  const missing = neverEmptyKeys.filter((key) => content[key].length === 0);
  return Object.fromEntries(missing.map((key) => [key, builtInContent[key]]));
}

/** Other pages have the header, the footer and the assistant, and none of these shows them. */
const landingOnly: Partial<Content> = { caseStudies: [], trustedCompanies: [] };

export function pageContent(slice: ContentSlice, content: Content): Content {
  return {
    ...content,
    ...standIns(content),
    ...(slice.kind !== 'landing' && landingOnly),
    blogPosts: postsFor(slice, content.blogPosts),
    ...nothingStored,
  };
}

/**
 * Without what only a hidden section would show. Not for a page that is made once and for all: the browser of its owner
 * can show the section again, and finds its content there.
 */
export function withoutHidden(content: Content): Content {
  const isHidden = (id: 'case-studies' | 'trusted-companies') =>
    !visibilityOf(content.sectionVisibility, id).showInPortfolio;
  return {
    ...content,
    ...(isHidden('case-studies') && { caseStudies: [] }),
    ...(isHidden('trusted-companies') && { trustedCompanies: [] }),
  };
}
