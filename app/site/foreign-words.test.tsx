// Every part that a visitor sees, on the site of an owner who has translated nothing: what is in the main language says
// so, with its direction.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { SiteContent } from '#app/content/bundle.ts';
import { sourceTexts } from '#app/content/translation-work.ts';
import { translateBuiltIn } from '#app/i18n/built-in.ts';
import ConsultationDialog from './consultation/consultation-dialog.tsx';
import { Footer } from './footer/footer.tsx';
import LegalDialog from './footer/legal-dialog.tsx';
import { Header } from './header/header.tsx';
import { arrived, renderInTest } from './render-in-test.tsx';
import { SECTION_BLOCKS } from './sections/all-sections.ts';
import { Hero } from './sections/hero.tsx';

/** In place of every word, so that lines, figures and gaps stay where they are. */
const WORD = 'لفظ';
let count = 0;
const words = sourceTexts(builtInContent).filter(({ isName }) => !isName);
const inUrdu = Object.fromEntries(
  words.map(({ source }) => [
    source,
    source.replace(/\{\{\w+\}\}|\p{L}+/gu, (part) =>
      part.startsWith('{') ? part : WORD + count++,
    ),
  ]),
);
const { blogPosts: _, ...samples } = translateBuiltIn(builtInContent, inUrdu);
const saved: Partial<SiteContent> = {
  ...samples,
  about: { ...samples.about, availability: WORD, copyright: WORD },
  // A name may stay what it is.
  caseStudies: samples.caseStudies.map((study) => ({ ...study, tech: [] })),
  pageTexts: { ...samples.pageTexts, legal: { privacy: WORD, terms: WORD } },
  settings: {
    ...samples.settings,
    address: WORD,
    languages: { main: 'ur', offered: ['ur', 'de'] },
  },
  translations: [],
};

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const nothing = () => {};

test('on a German page every Urdu word says that it is one', async () => {
  await renderInTest(
    <>
      <Header />
      <Hero />
      {Object.entries(SECTION_BLOCKS).map(([id, Block]) => (
        <Block key={id} />
      ))}
      <Footer />
      <ConsultationDialog isOpen onClose={nothing} />
      <LegalDialog topic="privacy" onClose={nothing} />
      <LegalDialog topic="terms" onClose={nothing} />
    </>,
    { language: 'de', saved },
  );
  await arrived();
  const foreign = [...document.body.querySelectorAll('*')].filter((element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.includes(WORD),
    ),
  );
  expect(foreign.length).toBeGreaterThan(150);
  const unmarked = foreign.filter(
    (element) => element.closest('[lang]')?.getAttribute('lang') !== 'ur',
  );
  const backwards = foreign.filter(
    (element) => element.closest('[dir]')?.getAttribute('dir') !== 'rtl',
  );
  const placeOf = (element: Element) =>
    `${element.closest('[id]')?.id}: ${element.parentElement?.localName} ${element.localName}`;
  expect([...new Set(unmarked.map(placeOf))]).toEqual([]);
  expect([...new Set(backwards.map(placeOf))]).toEqual([]);
});
