// The part of the content that one page is made from. The rest never travels to the visitor.

import { builtInContent } from './built-in.ts';
import { publicChatbot } from './chatbot.ts';
import { type Content, neverEmptyKeys } from './collections.ts';
import type { LanguageCode } from './language-codes.ts';
import { nothingStored } from './nothing-stored.ts';
import { inList, latestIn, onItsPage, postsIn } from './post-groups.ts';
import { postsOfPage } from './post-pages.ts';
import { findPublishedPost } from './post-queries.ts';
import { type SectionId, sectionIds, visibilityOf } from './sections.ts';
import { languagesOf } from './site-languages.ts';

export type ContentSlice =
  | { kind: 'landing' | 'other' }
  /** A page of the list; without its number all of it. */
  | { kind: 'blog'; page?: number | undefined }
  | { kind: 'post'; slug: string };

/** In the order in which somebody reads them who reads in a language. */
export function postsFor(
  slice: ContentSlice,
  { blogPosts, settings }: Pick<Content, 'blogPosts' | 'settings'>,
  language: LanguageCode,
): Content['blogPosts'] {
  const { main } = languagesOf(settings);
  switch (slice.kind) {
    case 'landing':
      return latestIn(blogPosts, language, main);
    case 'blog':
      return slice.page === undefined
        ? postsIn(blogPosts, language, main).map(inList)
        : postsOfPage(blogPosts, slice.page, language, main);
    case 'post': {
      const post = findPublishedPost(blogPosts, slice.slug);
      return post ? [onItsPage(blogPosts, post, main)] : [];
    }
    case 'other':
      // By which its navigation knows that there is a blog.
      return latestIn(blogPosts, language, main).slice(0, 1);
  }
}

/** What the owner has left empty and the page is not without. */
function standIns(content: Content): Partial<Content> {
  if (content.settings.isOwn) return {};
  const missing = neverEmptyKeys.filter((key) => content[key].length === 0);
  return Object.fromEntries(missing.map((key) => [key, builtInContent[key]]));
}

/**
 * Other pages have the header, the footer and the assistant, which knows of projects, services and case studies. Of what
 * else the landing page lists, one of each is enough to know that there is a section to lead to.
 */
function oneOfEach(content: Content): Partial<Content> {
  const { metrics, promises } = content.clientSuccess;
  return {
    trustedCompanies: content.trustedCompanies.slice(0, 1),
    technologies: [],
    processSteps: content.processSteps.slice(0, 1),
    principles: content.principles.slice(0, 1),
    clientSuccess: { metrics: metrics.slice(0, 1), promises: promises.slice(0, 1) },
    testimonials: content.testimonials.slice(0, 1),
  };
}

/** Of what the page says, in the language that it says it in. */
function withItsTranslations(page: Content, spoken: LanguageCode): Content {
  const mine = page.translations.filter(({ language }) => language === spoken);
  if (mine.length === 0) return { ...page, translations: mine };
  const texts = new Set(textsIn({ ...page, translations: [] }));
  return { ...page, translations: mine.filter(({ source }) => texts.has(source)) };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The language is the one in which the page is read: the site's main one unless it is said. */
export function pageContent(
  slice: ContentSlice,
  content: Content,
  language: LanguageCode = languagesOf(content.settings).main,
): Content {
  const page = {
    ...content,
    ...standIns(content),
    ...(slice.kind !== 'landing' && oneOfEach({ ...content, ...standIns(content) })),
    blogPosts: postsFor(slice, content, language),
    chatbot: publicChatbot(content.chatbot),
    ...nothingStored,
  };
  return withItsTranslations(page, language);
}

/**
 * Without what only a hidden section would show. Not for a page that is made once and for all: the browser of its owner
 * can show the section again, and finds its content there.
 */
export function withoutHidden(content: Content): Content {
  const hidden = sectionIds.filter(
    (id) => !visibilityOf(content.sectionVisibility, id).showInPortfolio,
  );
  const pageTexts = { ...content.pageTexts };
  for (const id of hidden) {
    if (!SAID_ELSEWHERE.includes(id)) Object.assign(pageTexts, { [id]: unsaid(pageTexts[id]) });
  }
  const parts = hidden.map((id) => SHOWN_ONLY_IN[id]?.(content));
  return Object.assign({}, content, { pageTexts }, ...parts);
}

/** The list of posts has a heading too, and whoever sends something is told when to expect an answer. */
const SAID_ELSEWHERE: readonly SectionId[] = ['blog', 'contact'];

function unsaid(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.keys(texts).map((name) => [name, '']));
}

/** What the assistant and the footer say without the section stays: names and prices. */
const SHOWN_ONLY_IN: Partial<Record<SectionId, (content: Content) => Partial<Content>>> = {
  projects: ({ projects }) => ({
    projects: projects.map((project) => ({
      ...project,
      description: '',
      image: '',
      technologies: [],
      github: '',
      live: '',
    })),
  }),
  services: ({ services }) => ({
    services: services.map((service) => ({ ...service, description: '', features: [] })),
  }),
  'process-flow': () => ({ processSteps: [] }),
  'why-choose-us': () => ({ principles: [] }),
  'client-success': () => ({ clientSuccess: { metrics: [], promises: [] } }),
  'trusted-companies': () => ({ trustedCompanies: [] }),
  'case-studies': () => ({ caseStudies: [] }),
  testimonials: () => ({ testimonials: [] }),
};
