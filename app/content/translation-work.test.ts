import { expect, test } from 'vitest';
import { builtInContent } from './built-in.ts';
import { sourceTexts, translated, workIn } from './translation-work.ts';

const { about } = builtInContent;
const site = { ...builtInContent, about: { ...about, bio: 'I am me.' } };
const texts = sourceTexts(site);
const find = (source: string) => workIn('de', texts, {}, []).find((each) => each.source === source);

test('every text that people read is listed once, figures and posts are not', () => {
  const sources = texts.map(({ source }) => source);
  expect(new Set(sources).size).toBe(sources.length);
  expect(sources).toContain('I am me.');
  expect(sources).toContain('Four steps, no surprises');
  expect(sources).not.toContain('50+');
});

test('a name may stay what it is, words may not', () => {
  expect(find('Hamza Qureshi')?.state).toBe('name');
  expect(find('I am me.')).toMatchObject({ state: 'missing', at: 'about.bio' });
});

test('what is built in is done; what the owner says goes before it', () => {
  const builtIn = { 'Four steps, no surprises': 'Vier Schritte' };
  const own = translated([], 'de', { source: 'I am me.', at: 'about.bio' }, 'Ich bin ich.');
  const work = workIn('de', texts, builtIn, own);
  const done = work.filter(({ state }) => state === 'done').map((each) => each.translation);
  expect(done.sort()).toEqual(['Ich bin ich.', 'Vier Schritte']);
});

test('a text that was changed has its former translation as a suggestion', () => {
  const own = translated([], 'de', { source: 'I was me.', at: 'about.bio' }, 'Ich war ich.');
  const changed = { state: 'changed', suggestion: 'Ich war ich.', translation: '' };
  const bio = (built: Record<string, string>, mine: typeof own) =>
    workIn('de', texts, built, mine).find(({ at }) => at === 'about.bio');
  expect(bio({}, own)).toMatchObject(changed);
  // So has one that was a sample.
  expect(bio({ [about.bio]: 'Ich war ich.' }, [])).toMatchObject(changed);
});

test('a translation takes the place of the one before, and an empty one is none', () => {
  const place = { source: 'x', at: 'about.bio' };
  const once = translated([], 'de', place, 'eins');
  const twice = translated(once, 'de', place, 'zwei');
  expect(twice).toEqual([{ language: 'de', source: 'x', text: 'zwei', at: 'about.bio' }]);
  expect(translated(twice, 'ur', place, 'ایک')).toHaveLength(2);
  expect(translated(twice, 'de', place, '')).toEqual([]);
});
