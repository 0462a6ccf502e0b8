// Every part that a visitor sees, in every language, on the site of an owner with awkward figures and names.
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { builtInContent } from '#app/content/built-in.ts';
import type { Content } from '#app/content/collections.ts';
import { directionOf, LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { sentenceProblems } from '#app/i18n/sentence-problems.ts';
import { createDesk, createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { ConsentBanner } from './analytics/consent-banner.tsx';
import { PostMeta, PostTags } from './blog/post-meta.tsx';
import ConsultationDialog from './consultation/consultation-dialog.tsx';
import LegalDialog from './footer/legal-dialog.tsx';
import { footer } from './page-frame.tsx';
import NotFoundPage from './pages/not-found-page.tsx';
import { arrived, renderInTest } from './render-in-test.tsx';
import Booking from './schedule/booking.tsx';
import { SECTION_BLOCKS } from './sections/all-sections.ts';
import { Hero } from './sections/hero.tsx';

const languages = LANGUAGES.map(({ code }) => code);
const { about, availability, clientSuccess, projects, settings } = builtInContent;

const post: BlogPost = {
  id: '1',
  slug: 'c',
  title: 'C++ & Co.',
  excerpt: '',
  content: '',
  date: '2026-02-03T00:00:00.000Z',
  published: true,
  featured: true,
  tags: ['C++', 'UI/UX', '#1'],
  coverImage: '/images/cover.png',
  author: '',
  minutes: 2,
};

const { resolvedOptions } = Intl.DateTimeFormat.prototype;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-11T10:10:00Z'), toFake: ['Date'] });
  vi.spyOn(console, 'log').mockImplementation(() => {});
  // Nothing comes near, so that no code is fetched later than the test looks.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  // Another half of the day, and another day, than the owner's.
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: 'America/New_York' };
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function site(figure: string, callMinutes: number): Partial<Content> {
  return {
    about: {
      ...about,
      name: 'Zoë C++',
      email: '1st@example.com',
      phone: '+92 300 1234567',
      experience: figure,
      projectsCompleted: figure,
    },
    availability: { ...availability, callMinutes, timeZone: 'Asia/Dubai' },
    blogPosts: [post],
    clientSuccess: {
      ...clientSuccess,
      metrics: clientSuccess.metrics.map((metric) => ({ ...metric, value: `+${figure}%` })),
    },
    projects: projects.map((project) => ({ ...project, title: `${project.title} (+1)` })),
    settings: {
      ...settings,
      analytics: { googleAnalyticsId: 'G-12345', googleTagManagerId: 'GTM-12345', hotjarId: '' },
      privacy: { keepRequests: '12 months' },
    },
  };
}

const nothing = () => {};

async function page(language: Language, figure: string, callMinutes: number) {
  const saved = site(figure, callMinutes);
  const store = createStore(createMemoryAdapter(), builtInContent);
  const desk = { ...createDesk(store), place: 'server' as const };
  document.documentElement.dir = directionOf(language);
  await footer.ask();
  await renderInTest(
    <>
      <Hero />
      {Object.entries(SECTION_BLOCKS).map(([id, Block]) => (
        <Block key={id} />
      ))}
      <Booking />
      <PostMeta post={post} minutes={3} lang="ur" />
      <PostTags tags={post.tags} lang={undefined} />
      <ConsentBanner onAnswer={nothing} onRead={nothing} />
      <ConsultationDialog isOpen onClose={nothing} />
      <LegalDialog topic="privacy" onClose={nothing} />
      <LegalDialog topic="terms" onClose={nothing} />
      {/* With the header and the footer. */}
      <NotFoundPage />
    </>,
    { language, saved, store, desk },
  );
  await arrived();
  // The dialog of a call says when it is.
  const free = document.querySelector('ul li button[type=button] .tabular')?.closest('button');
  if (!free) throw new Error('a free time expected');
  fireEvent.click(free);
  await arrived();
}

const LABELS = ['aria-label', 'aria-roledescription', 'aria-description', 'alt', 'title'];

/** What the page says and what it tells a screen reader, each with the element that it stands in. */
function* spoken(): Generator<[string, Element]> {
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script, style')) continue;
    for (const name of [...LABELS, 'placeholder']) {
      const label = element.getAttribute(name);
      if (label) yield [label, element];
    }
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && node.nodeValue) yield [node.nodeValue, element];
    }
  }
}

/** A figure without a word beside it has no direction of its own. */
function isLostFigure(text: string, element: Element): boolean {
  const isAlone = !/\p{L}/u.test(text) && /[+%$]/.test(text);
  return isAlone && !/[\u200e\u2066-\u2069]/.test(text) && !element.closest('bdi, [dir=ltr]');
}

const ROLES: Record<Language, string> = {
  en: 'carousel',
  ur: 'سلائیڈر',
  de: 'Karussell',
  fr: 'carrousel',
  it: 'carosello',
  ar: 'عارض شرائح',
};

test.each(languages)('every sentence of the page is right in %s', async (language) => {
  await page(language, '11+', 10);
  const texts = [...spoken()];
  expect(texts.length).toBeGreaterThan(400);
  const problems = texts.flatMap(([text, element]) => [
    ...(element.closest('[dir=ltr]') ? [] : sentenceProblems(text, language)),
    ...(directionOf(language) === 'rtl' && isLostFigure(text, element) ? [`lost: ${text}`] : []),
  ]);
  expect([...new Set(problems)]).toEqual([]);
  // What a screen reader says that something is.
  const roles = [...document.querySelectorAll('[aria-roledescription]')];
  expect(roles.map((role) => role.getAttribute('aria-roledescription'))).toEqual([ROLES[language]]);
  // Ten are few in Arabic, thirty are many.
  if (language === 'ar') expect(document.body.textContent).toContain('مكالمة مدتها 10 دقائق');
});
