// The part of the content that one page is made from. The rest never travels to the visitor.

import { defaultCaseStudies } from './built-in/case-studies.ts';
import { defaultTrustedCompanies } from './built-in/trusted-companies.ts';
import type { Content } from './collections.ts';
import { nothingStored } from './nothing-stored.ts';
import { latestSummaries, publishedPosts, summaryOf } from './post-queries.ts';

export type ContentSlice = { kind: 'landing' | 'blog' | 'other' } | { kind: 'post'; slug: string };

function postsFor(slice: ContentSlice, posts: Content['blogPosts']): Content['blogPosts'] {
  switch (slice.kind) {
    case 'landing':
      return latestSummaries(posts);
    case 'blog':
      return publishedPosts(posts).map(summaryOf);
    case 'post':
      return publishedPosts(posts).filter((post) => post.slug === slice.slug);
    case 'other':
      return [];
  }
}

export function pageContent(slice: ContentSlice, content: Content): Content {
  return {
    ...content,
    caseStudies: content.caseStudies.length > 0 ? content.caseStudies : defaultCaseStudies,
    trustedCompanies:
      content.trustedCompanies.length > 0 ? content.trustedCompanies : defaultTrustedCompanies,
    blogPosts: postsFor(slice, content.blogPosts),
    ...nothingStored,
  };
}
