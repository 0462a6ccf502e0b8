// What stands in the documents of the public pages, before any script: texts, order, names and links.
import { Window } from 'happy-dom';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import type { BlogPost } from './content/blog-posts.ts';
import { builtInContent } from './content/built-in.ts';
import type { Content } from './content/collections.ts';
import { pageContent } from './content/page-content.ts';
import { SECTIONS, type SectionId, sectionIds } from './content/sections.ts';
import type { Language } from './i18n/languages.ts';
import { findForbidden, forbiddenTexts, languages } from './i18n/left-in-english.ts';
import { speaking } from './i18n/speaking.ts';
import type { Page } from './site/pages/page.ts';
import { Site } from './site/site.tsx';
import { createDesk, createStore } from './store/create-store.ts';
import { createMemoryAdapter } from './store/memory-adapter.ts';

const LANDING: Page = { kind: 'landing' };
const post: BlogPost = {
  id: '1',
  slug: 'first',
  title: 'Première نظر 1',
  excerpt: '',
  content: '## x\n\n`code`',
  date: '2026-01-02T00:00:00.000Z',
  published: true,
  featured: false,
  tags: [],
  coverImage: '',
  author: '',
};

async function render(page: Page, changes: Partial<Content> = {}, language: Language = 'en') {
  const slice = page.kind === 'not-found' ? ({ kind: 'other' } as const) : page;
  const content = pageContent(slice, { ...builtInContent, ...changes });
  const store = createStore(createMemoryAdapter(), content);
  const i18n = await speaking(language);
  const { prelude } = await prerenderToNodeStream(
    <Site page={page} ports={{ store, desk: createDesk(store) }} i18n={i18n} />,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  const { document } = new Window();
  document.body.innerHTML = html;
  return document.body as unknown as HTMLElement;
}

const textsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
const hrefsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
const anchorsOf = (root: ParentNode) =>
  [...root.querySelectorAll('main section[id]')].map(({ id }) => id);

function hiding(...hidden: SectionId[]) {
  return hidden.map((id) => ({ id, showInNavbar: false, showInPortfolio: false }));
}

/** The name that a landmark is announced with. */
function nameOf(landmark: Element, page: ParentNode): string {
  const label = landmark.getAttribute('aria-label');
  const labelledBy = landmark.getAttribute('aria-labelledby');
  return label ?? page.querySelector(`[id="${labelledBy}"]`)?.textContent ?? '';
}

/** The collections that the landing page is made of, and fewer texts than each has. */
const TEXTS = {
  projects: 9,
  services: 40,
  skills: 40,
  processSteps: 7,
  principles: 15,
  clientSuccess: 15,
  trustedCompanies: 7,
  caseStudies: 20,
  testimonials: 14,
  technologies: 11,
} as const;

/** What nobody reads: names for machines, addresses, and the technologies that a project's card counts. */
const UNREAD =
  /^(id|icon|image|logo|url|href|github|live|colorTheme|categoryKey|type|technologies)$/;

function* textsIn(value: unknown, field = ''): Generator<string> {
  if (UNREAD.test(field)) return;
  if (typeof value === 'string') yield* value ? [value] : [];
  else if (Array.isArray(value)) for (const each of value) yield* textsIn(each);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) yield* textsIn(each, name);
  }
}

const landing = await render(LANDING);
const part = (id: string) => landing.querySelector(`#${id}`) as HTMLElement;

test.each<Page>([LANDING, { kind: 'blog' }, { kind: 'post', slug: post.slug }])(
  'the lattice fades where the text stands, whichever side that is: $kind',
  async (page) => {
    const [fade] = (await render(page, { blogPosts: [post] })).querySelectorAll('.hero-fade');
    expect(fade?.className).toContain('mirrored');
  },
);

describe('the landing page', () => {
  test('the sections stand in their order, without the blog while there are no posts', () => {
    const anchors = sectionIds.map((id) => SECTIONS[id].anchor);
    expect(anchorsOf(landing)).toEqual(anchors.filter((anchor) => anchor !== 'blog'));
  });

  test('with a post the blog has its place among them', async () => {
    const page = await render(LANDING, { blogPosts: [post] });
    expect(anchorsOf(page)).toEqual(sectionIds.map((id) => SECTIONS[id].anchor));
    expect(hrefsOf(page, '#blog article a')).toEqual(['/blog/first']);
  });

  test('has one heading of its own, the owner’s name, also without the block that shows it', async () => {
    for (const hidden of [[], ['hero']] as const) {
      const page = await render(LANDING, { sectionVisibility: hiding(...hidden) });
      expect(textsOf(page, 'h1')).toEqual([expect.stringContaining('Hamza Qureshi')]);
    }
  });

  test('the numbers of the sections have no gaps', async () => {
    const numbersOf = (page: HTMLElement) =>
      textsOf(page, 'main section[id] p > span[aria-hidden="true"]').filter(Number);
    const hidden = await render(LANDING, { sectionVisibility: hiding('skills', 'contact') });
    for (const numbers of [numbersOf(landing), numbersOf(hidden)]) {
      expect(numbers.length).toBeGreaterThan(8);
      expect(numbers).toEqual(numbers.map((_, at) => String(at + 1).padStart(2, '0')));
    }
  });

  test('a hidden section is gone with everything that leads to it', async () => {
    const hidden: SectionId[] = [
      'about',
      'skills',
      'services',
      'testimonials',
      'contact',
      'schedule-call',
    ];
    const page = await render(LANDING, { sectionVisibility: hiding(...hidden) });
    const left = sectionIds.filter((id) => !hidden.includes(id) && id !== 'blog');
    expect(anchorsOf(page)).toEqual(left.map((id) => SECTIONS[id].anchor));
    const dead = hrefsOf(page, 'a[href^="#"]').filter((href) => !page.querySelector(href));
    expect(dead).toEqual([]);
  });

  test('every link within the page leads to a place on it', () => {
    const links = hrefsOf(landing, 'a[href^="#"]');
    expect(links.length).toBeGreaterThan(15);
    expect(links.filter((href) => !landing.querySelector(href))).toEqual([]);
  });

  test('the hero greets with name, description, experience and ways to go on', () => {
    const hero = part('home');
    expect(textsOf(hero, 'h1')).toEqual(['Hamza Qureshi']);
    for (const text of ['Hello, I’m', 'I design, build and look after web', '4+ years']) {
      expect(hero.textContent).toContain(text);
    }
    const [hire, cv, ...profiles] = hero.querySelectorAll('a');
    expect(hire?.getAttribute('href')).toMatch(
      /^mailto:hamza@example\.com\?subject=Project%20Inquiry&body=Hi%20/,
    );
    expect(cv?.getAttribute('href')).toBe('https://example.com/hamza-qureshi-cv.pdf');
    expect(cv?.getAttribute('target')).toBe('_blank');
    expect(cv?.getAttribute('rel')).toContain('noopener');
    expect(profiles).toHaveLength(4);
    expect(hero.querySelector('img')?.getAttribute('alt')).toBe('Portrait of Hamza Qureshi');
  });

  test('about shows four figures, twelve technologies with categories, and working hours', () => {
    const about = part('about');
    const [figures, hours] = about.querySelectorAll('dl');
    expect(textsOf(figures as Element, ':scope > div')).toEqual([
      'Years experience4+',
      'Projects completed50+',
      'Based inLahore, Pakistan',
      'Response time< 2 hours',
    ]);
    expect(textsOf(about, 'li')).toHaveLength(12);
    expect(new Set(textsOf(about, 'li span')).size).toBeGreaterThan(3);
    expect(textsOf(hours as Element, ':scope > div')).toEqual([
      'Mon-Fri9:00 AM-6:00 PM PKT',
      'Saturday10:00 AM-4:00 PM PKT',
      'SundayAvailable for urgent matters only',
    ]);
  });

  test('skills come in six categories of five, with levels from 75 to 95', () => {
    const skills = part('skills');
    const cards = [...skills.querySelectorAll('article')];
    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual([
      'Frontend',
      'Backend',
      'Database',
      'Mobile',
      'AI/ML',
      'DevOps & Tools',
    ]);
    for (const card of cards) {
      const levels = (card.textContent?.match(/\d+(?=%)/g) ?? []).map(Number);
      expect(levels).toHaveLength(5);
      expect(Math.min(...levels)).toBeGreaterThanOrEqual(75);
      expect(Math.max(...levels)).toBeLessThanOrEqual(95);
    }
    expect(textsOf(skills, 'h3').at(-1)).toBe('Additional Expertise');
    expect(skills.textContent).toContain('WebSockets');
  });

  test('process, success figures, promises and principles say what they should', () => {
    expect(textsOf(part('process'), 'ol h3')).toEqual([
      'Discovery & Planning',
      'Design & Architecture',
      'Development & Testing',
      'Deployment & Support',
    ]);
    expect(textsOf(part('process'), 'ol > li .label')).toEqual(['1', '2', '3', '4']);
    const success = part('client-success');
    expect(textsOf(success, 'dd')).toEqual(['50+', '98%', '15+', '4.9/5']);
    const promises = textsOf(success, 'li');
    expect(promises).toHaveLength(3);
    expect(promises[0]).toMatch(/Fast Delivery.*30% faster than industry standard/);
    expect(promises[1]).toMatch(/Quality Assurance.*6-month warranty/);
    expect(promises[2]).toMatch(/Ongoing Support.*24\/7/);
    const reasons = part('why-choose-me');
    expect(textsOf(reasons, 'li')).toHaveLength(8);
    expect(hrefsOf(reasons, 'a')).toEqual(['#contact', '#testimonials']);
  });

  test('three clients speak, each with initials, role, company, five stars and a project', () => {
    const cards = [...part('testimonials').querySelectorAll('figure')];
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      const stars = card.querySelector('[role=img]');
      expect(stars?.getAttribute('aria-label')).toBe('5 out of 5 stars');
    }
    for (const text of [
      'AS',
      'Ayesha Siddiqui',
      'Operations Director, Saffron Foods',
      'We went from phone orders',
      'Food-ordering platform',
    ]) {
      expect(cards[0]?.textContent).toContain(text);
    }
  });

  test('every text of the content stands in it without a script, where a search in the page finds it', () => {
    const shown = `${landing.textContent} ${[...landing.querySelectorAll('[alt], [aria-label]')]
      .map((each) => each.getAttribute('alt') ?? each.getAttribute('aria-label'))
      .join(' ')}`;
    for (const [key, count] of Object.entries(TEXTS)) {
      const texts = [...textsIn(builtInContent[key as keyof typeof TEXTS])];
      expect(texts.length, key).toBeGreaterThan(count);
      expect(
        texts.filter((text) => !shown.includes(text)),
        key,
      ).toEqual([]);
    }
    const folded = 'main :is(details:not([open]), [hidden]:not([hidden="until-found"]))';
    expect(textsOf(landing, folded)).toEqual([]);
  });

  test('pictures say what they show', () => {
    expect(part('projects').querySelector('img')?.getAttribute('alt')).toBe(
      'Illustration of Dastarkhwan',
    );
    const logos = [...part('companies').querySelectorAll('img')];
    expect(logos).toHaveLength(8);
    expect(logos.every((logo) => logo.getAttribute('alt'))).toBe(true);
  });

  test('the owner’s profile shows wherever the owner is named, and no script with it', async () => {
    const page = await render(LANDING, {
      about: {
        ...builtInContent.about,
        name: 'Noor Jahan',
        bio: 'I sing in code.',
        experience: '9+',
        projectsCompleted: '77+',
        email: 'noor@example.org',
        phone: '+49 30 123456',
        whatsapp: '+49 30 123456',
        location: 'Quetta, Pakistan',
        workingHours: 'Friday: closed',
        linkedin: 'javascript:alert(1)',
        cvUrl: 'javascript:alert(2)',
        availability: 'Booked until autumn',
        copyright: '© 1947 Noor',
      },
    });
    const textOf = (selector: string) => page.querySelector(selector)?.textContent;
    expect(textOf('header')).toContain('Noor Jahan');
    expect(textOf('h1')).toBe('Noor Jahan');
    for (const text of ['I sing in code.', '9+ years']) expect(textOf('#home')).toContain(text);
    for (const text of ['77+', 'Quetta, Pakistan', 'closed']) {
      expect(textOf('#about')).toContain(text);
    }
    for (const text of ['noor@example.org', 'Booked until autumn']) {
      expect(textOf('#contact')).toContain(text);
    }
    for (const text of ['© 1947 Noor', '+49 30 123456']) expect(textOf('footer')).toContain(text);
    expect(hrefsOf(page, '#home a')).toContain('https://wa.me/4930123456');
    expect(textsOf(page, '#home a')).not.toContain('Download CV');
    expect(textOf('script[type="application/ld+json"]')).toContain('"Noor Jahan"');
    expect(page.innerHTML.includes('javascript:')).toBe(false);
  });
});

const PAGES: [string, Page][] = [
  ['the landing page', LANDING],
  ['the list of posts', { kind: 'blog' }],
  ['a post', { kind: 'post', slug: 'first' }],
  ['a missing post', { kind: 'post', slug: 'missing' }],
  ['an unknown path', { kind: 'not-found' }],
];

describe.each(PAGES)('%s', (_name, page) => {
  test.each(languages)('is said in %s, with landmarks and headings in order', async (language) => {
    const body = await render(page, { blogPosts: [post] }, language);
    expect(findForbidden(body, forbiddenTexts(language))).toEqual([]);

    const names = [...body.querySelectorAll('nav, section, [role=region]')]
      .filter((landmark) => !landmark.closest('[hidden]'))
      .map((landmark) => nameOf(landmark, body));
    expect(names.filter((name) => name.trim() === '')).toEqual([]);
    expect(new Set(names).size).toBe(names.length);

    expect(body.querySelectorAll('main')).toHaveLength(1);
    const levels = [...body.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) =>
      Number(tagName.slice(1)),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    expect(skipped).toEqual([]);

    const ids = [...body.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
