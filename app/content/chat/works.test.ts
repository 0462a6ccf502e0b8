import { expect, test } from 'vitest';
import { chat } from '#app/i18n/locales/en-chat.ts';
import { builtInContent } from '../built-in.ts';
import { answer } from './engine.ts';
import type { Knowledge, Work } from './types.ts';

const work = (title: string, text: string): Work => ({
  id: title,
  title,
  text,
  href: `/${title.toLowerCase()}`,
});

const knowledge: Knowledge = {
  ...builtInContent,
  callMinutes: 30,
  works: [
    work('Daawat', 'Orders and tables for a restaurant, with a kitchen display'),
    work('Pehra', 'Guards report their rounds on a map'),
    work('Caching', 'An article about caches, and when they lie'),
    work('Baraat', 'Guests, halls and invoices for weddings'),
    work('Sehat', 'Appointments for a clinic'),
    work('Kitab', 'A school library'),
  ],
  words: [chat.words],
  texts: chat.texts,
};

const linksFor = (message: string) =>
  answer(message, knowledge).links?.map(({ title }) => title) ?? [];

test.each([
  ['have you built something for restaurants?', 'Daawat'],
  ['did you write about caching?', 'Caching'],
  ['anything for weddings', 'Baraat'],
  ['do you have a clinic project', 'Sehat'],
])('%s is answered with a link to the work: %s', (question, title) => {
  expect(linksFor(question)).toContain(title);
});

test('what was not understood, and is found in the work, is answered with it', () => {
  const { topic, text, closest } = answer('weddings', knowledge);
  expect(topic).toBe('found');
  expect(text).toContain(builtInContent.about.name);
  expect(closest).toBeUndefined();
});

test('who asks for a price or greets gets no links', () => {
  expect(linksFor('how much is a restaurant site')).toEqual([]);
  expect(linksFor('hello')).toEqual([]);
});

test('what is in nothing, or in nearly everything, is not found', () => {
  expect(linksFor('have you built something for astronauts')).toEqual([]);
});
