// Every text with a gap, filled with what is awkward there, in every language.
import { expect, test } from 'vitest';
import { visitorTime } from '#app/content/booking.ts';
import { slotText } from '#app/content/slot-name.ts';
import { bothClocks } from '#app/lib/clock-text.ts';
import { figureCount } from '#app/lib/figure-count.ts';
import { latinDigits } from '#app/lib/time-words.ts';
import { formatAll, formatList } from './format-list.ts';
import { formatPercent } from './format-percent.ts';
import { directionOf, LANGUAGES, type Language } from './languages.ts';
import type { Locale } from './locale.ts';
import { en } from './locales/en.ts';
import { legal } from './locales/en-legal.ts';
import { sentenceProblems } from './sentence-problems.ts';
import { speaking } from './speaking.ts';

const files = import.meta.glob<{ locale: Locale }>(['./locales/??.ts', '!./locales/en.ts'], {
  eager: true,
});
const languages = LANGUAGES.map(({ code }) => code);
const rightToLeft = languages.filter((language) => directionOf(language) === 'rtl');
const PLURAL = /_(zero|one|two|few|many|other)$/;
const COUNTS = [0, 1, 2, 3, 11, 100];
const NAMES = ['C++', 'Next.js', 'Acme, Inc.'];

function localeOf(language: Language) {
  const builtIn: Record<string, string> = {};
  return files[`./locales/${language}.ts`]?.locale ?? { texts: en, legal, builtIn };
}

function leaves(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node ?? {}).flatMap(([key, value]) =>
    leaves(value, path ? `${path}.${key}` : key),
  );
}

const keys = [
  ...new Set(
    leaves({ ...en, options: {} })
      .filter(([, text]) => text.includes('{{'))
      .map(([path]) => path.replace(PLURAL, '')),
  ),
];

const moment = new Date('2026-03-30T19:00:00Z');

/** Names and addresses in Latin letters, signs at either end, times with two halves of a day. */
function awkward(language: Language) {
  const own = visitorTime(moment, 'Asia/Karachi', 'America/New_York', language);
  return {
    alone: {
      author: 'Zoë C++',
      city: 'New York',
      company: 'Acme, Inc.',
      day: '30',
      month: 'März',
      year: '2026',
      date: new Intl.DateTimeFormat(latinDigits(language), { dateStyle: 'full' }).format(moment),
      email: '1st@example.com',
      name: 'Zoë C++',
      phone: '+92 300 1234567',
      role: 'CTO',
      service: 'UI/UX (+1)',
      slot: slotText('09:00 AM', language),
      time: own?.time ?? '',
      title: 'C++ for $5',
      years: '3+',
    },
    lists: {
      tools: formatAll(NAMES, language),
      services: formatAll(NAMES, language),
      prices: formatAll(NAMES, language),
    },
    numbers: { max: 5, minutes: 10, number: 2, rating: 1 },
  };
}

const valuesOf = (language: Language) => {
  const { alone, lists, numbers } = awkward(language);
  return { ...alone, ...lists, ...numbers };
};

const filled = (text: string, values: Record<string, unknown>) =>
  text.replace(/\{\{?(\w+)\}?\}/g, (_, name: string) => String(values[name]));

/** What stands in the text without an isolate of its own. */
function notIsolated(text: string, language: Language): string[] {
  if (directionOf(language) === 'ltr' || !/\p{Script=Arabic}/u.test(text)) return [];
  return Object.keys(awkward(language).alone).filter((name) =>
    new RegExp(`(?<![\u2068{])\\{\\{?${name}\\}`).test(text),
  );
}

test.each(languages)(
  'every text with a gap is right in %s, whatever is filled in',
  async (language) => {
    const i18n = await speaking(language);
    const t = i18n.t as (key: string, values: object) => string;
    const values = valuesOf(language);
    const texts = keys.flatMap((key) => COUNTS.map((count) => t(key, { ...values, count })));
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.flatMap((text) => sentenceProblems(text, language))).toEqual([]);
  },
);

test.each(languages)('every built-in and legal text is right in %s', (language) => {
  const { texts, legal: legalTexts, builtIn } = localeOf(language);
  const values = valuesOf(language);
  const all = leaves([texts, legalTexts, builtIn]).map(([, text]) =>
    filled(text, { ...values, count: 3 }),
  );
  expect(all.flatMap((text) => sentenceProblems(text, language))).toEqual([]);
});

test.each(rightToLeft)(
  '%s isolates every name, address, time and figure in its texts',
  (language) => {
    const all = leaves(localeOf(language)).filter(([, text]) => notIsolated(text, language).length);
    expect(all).toEqual([]);
  },
);

test.each(languages)('clocks, times, lists and shares are right in %s', (language) => {
  const zones = { owner: 'Asia/Karachi', visitor: 'America/New_York' };
  const composed = [
    ...bothClocks(moment, zones, language),
    ...bothClocks(moment, zones, language, 'short'),
    ...['09:00 AM', '12:00 AM', '07:30 PM'].map((slot) => slotText(slot, language)),
    formatPercent(98, language),
    formatList(NAMES, language),
    formatAll(NAMES, language),
  ];
  expect(composed.flatMap((text) => sentenceProblems(text, language))).toEqual([]);
});

test('a list says and as its language does, and keeps names whole', () => {
  expect(formatList(NAMES, 'en')).toBe('C++, Next.js, Acme, Inc.');
  expect(formatAll(NAMES, 'de')).toBe('C++, Next.js und Acme, Inc.');
  expect(formatAll(['C++', 'Go'], 'ar')).toBe('\u2068C++\u2069 و\u2068Go\u2069');
  expect(formatList(['C++', 'Go'], 'ur')).toBe('\u2068C++\u2069 اور \u2068Go\u2069');
});

test('German says at what time: um 9:00 Uhr', async () => {
  const i18n = await speaking('de');
  const slot = slotText('09:00 AM', 'de');
  expect(i18n.t('schedule.dialogIntro', { date: 'Montag', slot })).toContain('um 9:00\u00a0Uhr');
});

/** The years and the projects of the profile, as a page says them. */
async function figuresIn(language: Language, figure: string) {
  const i18n = await speaking(language);
  const count = figureCount(figure);
  return [
    i18n.t('hero.experienceYears', { years: figure, count }).replace(/[\u2068\u2069]/g, ''),
    i18n.t('about.projectsCompleted', { count }),
  ];
}

test.each([
  ['ar', '0', '0 سنة', 'مشروع منجز'],
  ['ar', '1', 'سنة واحدة', 'مشروع منجز'],
  ['ar', '2', 'سنتان', 'مشروعان منجزان'],
  ['ar', '3', '3 سنوات', 'مشاريع منجزة'],
  ['ar', '11', '11 سنة', 'مشروعًا منجزًا'],
  ['ar', '100', '100 سنة', 'مشروع منجز'],
  ['ar', '2+', '2+ سنوات', 'مشاريع منجزة'],
  ['ar', '50+', '50+ سنة', 'مشروعًا منجزًا'],
  ['ur', '1', '1 سال', 'مکمل پروجیکٹ'],
  ['ur', '50+', '50+ سال', 'مکمل پروجیکٹس'],
  ['de', '1', '1 Jahr', 'Abgeschlossenes Projekt'],
  ['de', '1+', '1+ Jahre', 'Abgeschlossene Projekte'],
  ['fr', '1', '1 an', 'Projet réalisé'],
  ['fr', '4+', '4+ ans', 'Projets réalisés'],
  ['it', '1', '1 anno', 'Progetto completato'],
  ['it', '4+', '4+ anni', 'Progetti completati'],
  ['en', '1', '1 year', 'Project completed'],
  ['en', 'ten', 'ten years', 'Projects completed'],
] as const)('in %s the figure %s takes the right forms', async (language, figure, ...forms) => {
  expect(await figuresIn(language, figure)).toEqual(forms);
});

test.each(languages)('%s takes the form that its own rules give to a number', async (language) => {
  const i18n = await speaking(language);
  const texts = Object.fromEntries(leaves(localeOf(language).texts));
  const rules = new Intl.PluralRules(language);
  for (const key of ['projects.shown', 'projects.moreLabel', 'blog.readingTime'] as const) {
    for (const count of COUNTS) {
      const expected = texts[`${key}_${rules.select(count)}`] ?? '';
      expect(i18n.t(key, { count })).toBe(filled(expected, { count }));
    }
  }
});
