// What the words in braces stand for. Values are plain text: whoever shows an answer escapes it.
import { CURRENCY, GUIDE_PRICES, GUIDE_WEEKS } from '../prices.ts';
import { REPLY_PROMISE_HOURS } from '../timing.ts';
import type { Knowledge } from './types.ts';

export type Values = ReadonlyMap<string, string>;

const TECH_NAMED = 12;
const PROJECTS_NAMED = 5;
const PLACEHOLDER = /\{(\w+)\}/g;

/** One pass: braces inside a value, and names that nobody knows, stay as they are. */
export function fill(text: string, values: Values): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => values.get(name) ?? whole);
}

/** Joins the sentences, without those that would have a hole. */
export function fillSentences(sentences: readonly string[], values: Values): string {
  const whole = sentences.filter((sentence) =>
    [...sentence.matchAll(PLACEHOLDER)].every(([, name = '']) => values.get(name) !== ''),
  );
  return whole.map((sentence) => fill(sentence, values)).join(' ');
}

export function placeholderValues(knowledge: Knowledge): Values {
  const { about, services, texts } = knowledge;
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
        ['title', title],
        ['price', price],
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
    ['replyHours', String(REPLY_PROMISE_HOURS)],
    ['name', about.name.trim() || texts.nameless],
    ['title', about.title.trim()],
    ['email', about.email.trim()],
    ['phone', about.phone.trim()],
    ['location', about.location.trim()],
    ['workingHours', about.workingHours.trim().replace(/\s*\n\s*/g, '; ')],
    ['experience', about.experience.trim()],
    ['projectsCompleted', about.projectsCompleted.trim()],
    ['happyClients', about.happyClients.trim()],
    ['calendly', about.calendlyUrl.trim()],
    ['linkedin', about.linkedin.trim()],
    ['github', about.github.trim()],
    ['whatsapp', about.whatsapp.trim()],
    ['cv', about.cvUrl.trim()],
    ['services', list.format(services.map(({ title }) => title))],
    ['tech', list.format(strongestSkills(knowledge))],
    ['projects', list.format(namedProjects(knowledge))],
  ]);
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
