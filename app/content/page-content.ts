// The part of the content that one page is made from. The rest never travels to the visitor.

import { defaultCaseStudies } from './built-in/case-studies.ts';
import { defaultTrustedCompanies } from './built-in/trusted-companies.ts';
import type { Content } from './collections.ts';
import { LANDING_POSTS, publishedPosts } from './post-queries.ts';

export type ContentSlice = { kind: 'landing' | 'blog' | 'other' } | { kind: 'post'; slug: string };

function postsFor(slice: ContentSlice, posts: Content['blogPosts']): Content['blogPosts'] {
  const published = publishedPosts(posts);
  const summaries = published.map((post) => ({ ...post, content: '' }));
  switch (slice.kind) {
    case 'landing':
      return summaries.slice(0, LANDING_POSTS);
    case 'blog':
      return summaries;
    case 'post':
      return published.filter((post) => post.slug === slice.slug);
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
    messages: [],
    consultations: [],
    bookings: [],
    auth: null,
    theme: null,
    language: null,
    siteSnapshot: null,
    consent: null,
  };
}
