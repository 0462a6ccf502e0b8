import { expect, test } from 'vitest';
import type { BlogPost } from './blog-posts.ts';
import { builtInContent } from './built-in.ts';
import type { Content } from './collections.ts';
import { type ContentSlice, pageContent, withoutHidden } from './page-content.ts';
import { sectionIds } from './sections.ts';

const SECRET = 'for the owner alone';

function post(slug: string, changes: Partial<BlogPost> = {}): BlogPost {
  return {
    id: slug,
    slug,
    title: slug,
    excerpt: '',
    content: `All of ${slug}.`,
    date: '2026-01-02T03:04:05.000Z',
    published: true,
    featured: false,
    tags: [],
    coverImage: '',
    author: '',
    ...changes,
  };
}

/** Everything that the owner's browser may hold when a page is made from it. */
const content = {
  ...builtInContent,
  blogPosts: [
    post('old', { date: '2025-01-01T00:00:00.000Z' }),
    post('one'),
    post('two', { date: '2026-02-01T00:00:00.000Z' }),
    post('three', { date: '2026-03-01T00:00:00.000Z' }),
    post('draft', { published: false, title: SECRET }),
  ],
  messages: [{ id: '1', name: SECRET }],
  consultations: [{ id: '1', name: SECRET }],
  bookings: [{ id: '1', name: SECRET }],
  auth: { isAuthenticated: true, user: { email: SECRET, name: SECRET } },
  theme: 'light',
  language: 'de',
  siteSnapshot: { takenAt: SECRET },
  consent: 'agreed',
  chatQuestions: [{ id: '1', text: SECRET }],
} as unknown as Content;

const slices: ContentSlice[] = [
  { kind: 'landing' },
  { kind: 'blog' },
  { kind: 'post', slug: 'one' },
  { kind: 'other' },
];

test.each(slices)(
  'nothing of the inbox, the session or the visitor is part of a page: $kind',
  (slice) => {
    const page = pageContent(slice, content);
    expect(JSON.stringify(page)).not.toContain(SECRET);
    expect(page).toMatchObject({
      messages: [],
      consultations: [],
      bookings: [],
      auth: null,
      theme: null,
      language: null,
      siteSnapshot: null,
      consent: null,
    });
  },
);

test('a page keeps the keys of the content, and all that visitors may read', () => {
  const page = pageContent({ kind: 'landing' }, content);
  expect(Object.keys(page).sort()).toEqual(Object.keys(content).sort());
  for (const key of ['about', 'skills', 'projects', 'services', 'chatbot', 'settings'] as const) {
    expect(page[key]).toBe(content[key]);
  }
});

test('the owner’s test questions are part of no page, and the rest of the chatbot is', () => {
  const { chatbot } = builtInContent;
  const tests = [{ id: '1', question: SECRET, expected: 'topic pricing' }];
  const page = pageContent({ kind: 'landing' }, { ...content, chatbot: { ...chatbot, tests } });
  expect(page.chatbot).toEqual(chatbot);
});

test('the landing page has the three newest posts, the list all published ones, both without texts', () => {
  const slugs = (kind: 'landing' | 'blog') =>
    pageContent({ kind }, content).blogPosts.map(({ slug }) => slug);
  expect(slugs('landing')).toEqual(['three', 'two', 'one']);
  expect(slugs('blog')).toEqual(['three', 'two', 'one', 'old']);
  for (const kind of ['landing', 'blog'] as const) {
    const { blogPosts } = pageContent({ kind }, content);
    expect(blogPosts.every((each) => each.content === '')).toBe(true);
  }
});

test('a post has itself with its text and no other; an unpublished one is not there', () => {
  expect(pageContent({ kind: 'post', slug: 'one' }, content).blogPosts).toEqual([post('one')]);
  expect(pageContent({ kind: 'post', slug: 'draft' }, content).blogPosts).toEqual([]);
});

test('any other page has one post, without its text, by which it knows that there is a blog', () => {
  const { blogPosts } = pageContent({ kind: 'other' }, content);
  expect(blogPosts).toMatchObject([{ slug: 'three', content: '' }]);
});

test('empty case studies and companies give way to the built-in ones', () => {
  const emptied = { ...content, caseStudies: [], trustedCompanies: [] };
  const page = pageContent({ kind: 'landing' }, emptied);
  expect(page.caseStudies).toEqual(builtInContent.caseStudies);
  expect(page.trustedCompanies).toEqual(builtInContent.trustedCompanies);
  const [company] = builtInContent.trustedCompanies;
  const own = { ...content, trustedCompanies: company ? [company] : [] };
  expect(pageContent({ kind: 'landing' }, own).trustedCompanies).toEqual([company]);
});

test('what only the landing page lists is on no other, but for the first of each', () => {
  for (const slice of slices) {
    const page = pageContent(slice, content);
    const most = slice.kind === 'landing' ? Number.POSITIVE_INFINITY : 1;
    const { metrics, promises } = page.clientSuccess;
    const lists = [page.trustedCompanies, page.processSteps, page.principles, page.testimonials];
    for (const list of [...lists, metrics, promises]) {
      expect(list.length, slice.kind).toBeGreaterThan(0);
      expect(list.length, slice.kind).toBeLessThanOrEqual(most);
    }
    // The assistant finds these on every page.
    for (const key of ['projects', 'services', 'caseStudies'] as const) {
      expect(page[key], slice.kind).toEqual(content[key]);
    }
  }
});

test('of hidden sections only what the assistant and the footer say is left', () => {
  const hidden = sectionIds.map((id) => ({ id, showInNavbar: false, showInPortfolio: false }));
  const site = { ...builtInContent, sectionVisibility: hidden };
  const page = withoutHidden(pageContent({ kind: 'landing' }, site));
  const said = JSON.stringify({ ...page, chatbot: null, translations: [] });
  const { projects, services, pageTexts } = builtInContent;
  for (const { title, description, image, github } of projects) {
    expect(said).toContain(title);
    for (const text of [description, image, github].filter(Boolean))
      expect(said).not.toContain(text);
  }
  for (const { title, price, description, features } of services) {
    expect(said).toContain(title);
    expect(page.services.map((each) => each.price)).toContain(price);
    for (const text of [description, ...features]) expect(said).not.toContain(text);
  }
  expect(page.pageTexts.skills).toEqual({ eyebrow: '', title: '', intro: '' });
  expect(page.pageTexts.blog).toEqual(pageTexts.blog);
  expect(withoutHidden(builtInContent)).toEqual(builtInContent);
});

test('a page has the translations of what it says, in the language that it says it in', () => {
  const { settings, about } = builtInContent;
  const of = (language: 'de' | 'ur', source: string) => ({ language, source, text: 'x', at: '' });
  const kept = of('ur', about.bio);
  const site: Content = {
    ...builtInContent,
    settings: { ...settings, languages: { main: 'en', offered: ['en', 'ur', 'de'] } },
    translations: [kept, of('de', about.bio), of('ur', 'said no more')],
  };
  expect(pageContent({ kind: 'landing' }, site, 'ur').translations).toEqual([kept]);
  expect(pageContent({ kind: 'landing' }, site).translations).toEqual([]);
});
