import { expect, test } from 'vitest';
import { chat } from '#app/i18n/locales/en-chat.ts';
import { builtInContent } from '../built-in.ts';
import { fill, fillSentences, placeholderValues } from './placeholders.ts';
import type { Knowledge } from './types.ts';

const [project] = builtInContent.projects;
const [category] = builtInContent.skills.categories;
if (!project || !category) throw new Error('There are built-in projects and skills.');

const knowledge: Knowledge = {
  ...builtInContent,
  callMinutes: 30,
  works: [],
  words: [chat.words],
  texts: chat.texts,
};
const valuesOf = (changes: Partial<Knowledge> = {}) =>
  Object.fromEntries(placeholderValues({ ...knowledge, ...changes }));

test('names that nobody knows and braces in a value stay as they are', () => {
  const values = new Map([['name', '{title}']]);
  expect(fill('{name}, {nobody}', values)).toBe('{title}, {nobody}');
});

test('a sentence that would have a hole is left out; the others are joined', () => {
  const values = new Map(Object.entries({ name: 'Ada', phone: '' }));
  expect(fillSentences(['I am {name}.', 'Call {phone}.', 'Hello.'], values)).toBe(
    'I am Ada. Hello.',
  );
});

test('what the owner says about themselves has a name each', () => {
  const { about } = builtInContent;
  const told = {
    ...{ title: 'Engineer', location: 'Lahore', experience: '7+', projectsCompleted: '90+' },
    ...{ happyClients: '40+', linkedin: 'https://l', github: 'https://g', whatsapp: 'https://w' },
    ...{ cvUrl: '/cv.pdf', calendlyUrl: 'https://c', email: ' e@x.y ', phone: '1' },
  };
  expect(valuesOf({ about: { ...about, ...told } })).toMatchObject({
    ...{ title: 'Engineer', location: 'Lahore', experience: '7+', projectsCompleted: '90+' },
    ...{ happyClients: '40+', linkedin: 'https://l', github: 'https://g', whatsapp: 'https://w' },
    ...{ cv: '/cv.pdf', calendly: 'https://c', email: 'e@x.y', phone: '1' },
    ...{ name: about.name, experienceTime: '7+ years', callTime: '30 minutes' },
  });
});

test('working hours are one line', () => {
  const about = { ...builtInContent.about, workingHours: 'Mon: 9-5 \n  Tue: 9-1\nWed' };
  expect(valuesOf({ about }).workingHours).toBe('Mon: 9-5; Tue: 9-1; Wed');
});

test('nobody has a time of nothing, and one who says no number has several years', () => {
  const { about } = builtInContent;
  expect(valuesOf({ about: { ...about, experience: ' ' } }).experienceTime).toBe('');
  expect(valuesOf({ about: { ...about, experience: '1' } }).experienceTime).toBe('1 year');
  expect(valuesOf({ about: { ...about, experience: ' many ' } }).experienceTime).toBe('many years');
});

test('what is written the other way stays whole, and only that', () => {
  const { about } = builtInContent;
  expect(valuesOf({ about: { ...about, location: 'لاہور' } }).location).toBe('\u2068لاہور\u2069');
  expect(valuesOf({ about: { ...about, location: 'Lahore' } }).location).toBe('Lahore');
  const texts = { ...chat.texts, welcome: 'خوش آمدید' };
  expect(valuesOf({ texts, about: { ...about, location: 'Lahore' } }).location).toBe(
    '\u2068Lahore\u2069',
  );
  expect(valuesOf({ texts, about: { ...about, workingHours: 'a\nb' } }).workingHours).toContain(
    'a؛ b',
  );
});

test('the strongest skills of every category are named, twelve at most and none twice', () => {
  const skill = (name: string, level: number) => ({ name, level, icon: '' });
  const many = Array.from({ length: 9 }, (_, at) => skill(`S${at}`, at * 10));
  const categories = ['one', 'two'].map((title) => ({ ...category, title, skills: many }));
  const skills = { ...builtInContent.skills, categories };
  expect(valuesOf({ skills }).tech).toBe('S8, S7, S6, S5, S4 and S3');
  const other = many.map(({ name, level }) => skill(`T${name}`, level));
  const third = { ...category, title: 'three', skills: [skill('X', 1)] };
  const wide = [...categories.slice(1), { ...category, skills: other }, third];
  expect(
    valuesOf({ skills: { ...skills, categories: wide } }).tech?.split(/, | and /),
  ).toHaveLength(9);
  const five = Array.from({ length: 5 }, (_, at) => ({
    ...category,
    skills: many.map(({ name, level }) => skill(`${name}-${at}`, level)),
  }));
  expect(
    valuesOf({ skills: { ...skills, categories: five } }).tech?.split(/, | and /),
  ).toHaveLength(12);
});

test('five projects are named, what is trending first', () => {
  const projects = Array.from({ length: 7 }, (_, at) => ({
    ...project,
    title: `P${at}`,
    trending: at === 6,
  }));
  expect(valuesOf({ projects }).projects).toBe('P6, P0, P1, P2 and P3');
});
