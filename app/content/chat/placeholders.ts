// What the words in braces stand for. Values are plain text: whoever shows an answer escapes it.
import { figureCount } from '#app/lib/figure-count.ts';
import { isolated } from '#app/lib/isolated.ts';
import { textDirection } from '#app/lib/text-direction.ts';
import { latinDigits } from '#app/lib/time-words.ts';
import { CURRENCY, GUIDE_PRICES, GUIDE_WEEKS } from '../prices.ts';
import { REPLY_PROMISE_HOURS } from '../timing.ts';
import type { Knowledge } from './types.ts';

export type Values = ReadonlyMap<string, string>;

const TECH_NAMED = 12;
const PROJECTS_NAMED = 5;
const SEVERAL = 3;
const PLACEHOLDER = /\{(\w+)\}/g;

/** One pass: braces inside a value, and names that nobody knows, stay as they are. */
export function fill(text: string, values: Values): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => values.get(name) ?? whole);
}

/** Whether it names something that there is not, such as the services of who has entered none. */
export function hasHole(text: string, values: Values): boolean {
  return [...text.matchAll(PLACEHOLDER)].some(([, name = '']) => values.get(name) === '');
}

/** Joins the sentences, without those that would have a hole. */
export function fillSentences(sentences: readonly string[], values: Values): string {
  const whole = sentences.filter((sentence) => !hasHole(sentence, values));
  return whole.map((sentence) => fill(sentence, values)).join(' ');
}

export function placeholderValues(knowledge: Knowledge): Values {
  const { services, texts } = knowledge;
  const isRtl = textDirection(texts.welcome) === 'rtl';
  // What the owner wrote stays whole between letters that run the other way.
  const whole = (text: string) =>
    text && (isRtl || textDirection(text) === 'rtl') ? isolated(text) : text;
  const about = Object.fromEntries(
    Object.entries(knowledge.about).map(([field, text]) => [field, whole(text.trim())]),
  ) as Knowledge['about'];
  const list = new Intl.ListFormat(texts.locale);
  const guide = new Map([
    ['landingPrice', priceRange(GUIDE_PRICES.landing, texts.priceRange)],
    ['webMvpPrice', priceRange(GUIDE_PRICES.webMvp, texts.priceRange)],
    ['mobilePrice', priceRange(GUIDE_PRICES.mobile, texts.priceRange)],
  ]);
  const fromPrices = services.map(({ title, price }) =>
    fill(
      texts.servicePrice,
      new Map([
        ['title', whole(title)],
        ['price', whole(price)],
      ]),
    ),
  );
  return new Map([
    ...guide,
    ['prices', fill(texts.prices, guide)],
    ['fromPrices', list.format(fromPrices)],
    ['simpleSiteWeeks', range(GUIDE_WEEKS.simpleSite, texts.weekRange)],
    ['webMvpWeeks', range(GUIDE_WEEKS.webMvp, texts.weekRange)],
    ['mobileWeeks', range(GUIDE_WEEKS.mobile, texts.weekRange)],
    ['callMinutes', String(knowledge.callMinutes)],
    ['callTime', timeOf(String(knowledge.callMinutes), 'minute', texts.locale)],
    ['replyHours', String(REPLY_PROMISE_HOURS)],
    ['name', about.name || texts.nameless],
    ['title', about.title],
    ['email', about.email],
    ['phone', about.phone],
    ['location', about.location],
    ['workingHours', about.workingHours.replace(/\s*\n\s*/g, isRtl ? '؛ ' : '; ')],
    ['experience', about.experience],
    ['experienceTime', timeOf(knowledge.about.experience.trim(), 'year', texts.locale)],
    ['projectsCompleted', about.projectsCompleted],
    ['happyClients', about.happyClients],
    ['calendly', about.calendlyUrl],
    ['linkedin', about.linkedin],
    ['github', about.github],
    ['whatsapp', about.whatsapp],
    ['cv', about.cvUrl],
    ['services', list.format(services.map(({ title }) => whole(title)))],
    ['tech', list.format(strongestSkills(knowledge).map(whole))],
    ['projects', list.format(namedProjects(knowledge).map(whole))],
  ]);
}

/** A figure with its unit, in the form that its number asks for. */
function timeOf(figure: string, unit: 'minute' | 'year', locale: string): string {
  if (figure === '') return '';
  // What names no number is several.
  const parts = unitFormat(locale, unit).formatToParts(figureCount(figure) || SEVERAL);
  return parts.map(({ type, value }) => (type === 'integer' ? figure : value)).join('');
}

// Building one takes as long as the rest of an answer.
const formats = new Map<string, Intl.NumberFormat>();

function unitFormat(locale: string, unit: string): Intl.NumberFormat {
  const name = `${unit} ${locale}`;
  const known = formats.get(name);
  if (known) return known;
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
  const format = new Intl.NumberFormat(latinDigits(locale), options);
  formats.set(name, format);
  return format;
}

/** The strongest of every category, so that each field of work is named. */
function strongestSkills({ skills }: Knowledge): string[] {
  const each = Math.ceil(TECH_NAMED / Math.max(1, skills.categories.length));
  const names = skills.categories.flatMap((category) =>
    [...category.skills]
      .sort((a, b) => b.level - a.level)
      .slice(0, each)
      .map(({ name }) => name),
  );
  return [...new Set(names)].slice(0, TECH_NAMED);
}

function namedProjects({ projects }: Knowledge): string[] {
  const trendingFirst = [...projects].sort((a, b) => Number(b.trending) - Number(a.trending));
  return trendingFirst.slice(0, PROJECTS_NAMED).map(({ title }) => title);
}

interface Range {
  from: number;
  to: number;
}

function range({ from, to }: Range, text: string): string {
  return fill(
    text,
    new Map([
      ['from', String(from)],
      ['to', String(to)],
    ]),
  );
}

function priceRange(prices: Range, text: string): string {
  return fill(range(prices, text), new Map([['currency', CURRENCY]]));
}
