import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { collections } from '#app/content/collections.ts';
import { PROJECT_CATEGORIES } from '#app/content/project-filters.ts';
import { compareVersions } from './compare-versions.ts';
import type { Difference } from './difference.ts';
import { movedIds } from './identity.ts';
import { same } from './same.ts';
import { listOf, recordOf } from './shape.ts';

const byTitle = { titleOf: ({ title }: { title: string }) => title };
const PROJECTS = listOf<{ id: number; title: string }>({
  noun: 'project',
  keyOf: ({ id }) => String(id),
  ...byTitle,
  fields: { categoryKey: { label: 'Category', names: PROJECT_CATEGORIES } },
});
const SKILLS = recordOf(
  'Skills',
  {},
  {
    categories: listOf<{ title: string }>({
      noun: 'category',
      keyOf: ({ title }) => title,
      ...byTitle,
      restOf: ({ title: _, ...rest }) => rest,
    }),
    additionalSkills: listOf<string>({
      noun: 'additional skill',
      keyOf: (skill) => skill,
      titleOf: (skill) => skill,
    }),
  },
);
const PROFILE = recordOf('Profile', { cvUrl: { label: 'CV link' } });
const SETTINGS = recordOf('General and appearance', {}, { seo: recordOf('SEO & Meta', {}) });

const project = (id: number, part: object = {}) => ({
  ...builtInContent.projects[0],
  id,
  title: `Project ${id}`,
  ...part,
});
const [one, two, three, four] = [project(1), project(2), project(3), project(4)];
const base = [one, two, three];

const compare = (theirs: unknown[], mine: unknown[]) =>
  compareVersions(PROJECTS, { base: base as unknown[], theirs, mine });
const words = ({ title, fates, isCollision }: Difference) =>
  [
    title,
    `theirs: ${fates.theirs.map(({ kind }) => kind).join()}`,
    `mine: ${fates.mine.map(({ kind }) => kind).join()}`,
    ...(isCollision ? ['collide'] : []),
  ].join(', ');

test('the other tab removed an item, this one changed another: both hold, nothing shifts', () => {
  const changed = { ...two, description: 'Mine' };
  const { differences, merged } = compare([two, three], [one, changed, three]);
  expect(differences.map(words)).toEqual([
    'Project 1, theirs: removed, mine: ',
    'Project 2, theirs: , mine: changed',
  ]);
  expect(merged).toEqual([changed, three]);
});

test('both changed the same field: it collides, is shown side by side, and mine stays in a merge', () => {
  const { differences, merged } = compare(
    [one, { ...two, title: 'Theirs', categoryKey: 'aiMl' }, three],
    [one, { ...two, title: 'Mine', trending: true }, three],
  );
  const [difference] = differences;
  expect(differences.map(words)).toEqual(['Mine, theirs: changed, mine: changed, collide']);
  expect(
    difference?.fields.map(({ label, words: said, changedBy }) => [label, said, changedBy]),
  ).toEqual([
    ['Title', { theirs: 'Theirs', mine: 'Mine' }, 'both'],
    ['Category', { theirs: 'AI/ML', mine: 'Full-Stack' }, 'theirs'],
  ]);
  expect(merged).toEqual([
    one,
    { ...two, title: 'Mine', categoryKey: 'aiMl', trending: true },
    three,
  ]);
});

test('different fields of one item do not collide', () => {
  const { differences } = compare(
    [{ ...one, title: 'Theirs' }, two, three],
    [{ ...one, description: 'Mine' }, two, three],
  );
  expect(differences.map(words)).toEqual(['Project 1, theirs: changed, mine: changed']);
});

test('what one removed and the other changed is kept, and counts as a collision', () => {
  const changed = { ...two, title: 'Mine' };
  const { differences, merged } = compare([one, three], [one, changed, three]);
  expect(differences.map(words)).toEqual(['Mine, theirs: removed, mine: changed, collide']);
  expect(merged).toEqual([one, changed, three]);
  const theirs = { ...two, title: 'Theirs' };
  expect(compare([one, theirs, three], [one, three]).merged).toEqual([one, theirs, three]);
});

test('items added in both stay both, each behind its neighbour', () => {
  const five = project(5);
  const { differences, merged } = compare([one, four, two, three], [one, two, three, five]);
  expect(differences.map(words)).toEqual([
    'Project 5, theirs: , mine: added',
    'Project 4, theirs: added, mine: ',
  ]);
  expect(merged).toEqual([one, four, two, three, five]);
});

test('an order that one of them changed is taken, and said with its places', () => {
  const { differences, merged } = compare(
    [three, one, two],
    [one, { ...two, title: 'Mine' }, three],
  );
  expect(differences.map(words)).toEqual([
    'Mine, theirs: , mine: changed',
    'Project 3, theirs: moved, mine: ',
  ]);
  expect(differences[1]?.fates.theirs).toEqual([{ kind: 'moved', from: 3, to: 1 }]);
  expect(merged).toEqual([three, one, { ...two, title: 'Mine' }]);
});

test('two orders of their own collide', () => {
  const { differences, merged } = compare([three, one, two], [two, one, three]);
  expect(differences.some(({ isCollision }) => isCollision)).toBe(true);
  expect(merged).toEqual([two, one, three]);
});

test('what both added in different places is said to stand elsewhere', () => {
  const { differences, merged } = compareVersions(PROJECTS, {
    base: [] as unknown[],
    theirs: [one, two],
    mine: [two, one],
  });
  expect(differences.flatMap(({ fates }) => [...fates.theirs, ...fates.mine])).toEqual([
    { kind: 'moved', from: 2, to: 1 },
  ]);
  expect(merged).toEqual([two, one]);
});

test('the same order in both is no difference', () => {
  expect(compare([three, one, two], [three, one, two]).differences).toEqual([]);
});

test('two items with one id stay two', () => {
  const twin = { ...one, title: 'Twin' };
  const { merged } = compareVersions(PROJECTS, {
    base: [one, twin] as unknown[],
    theirs: [one, { ...twin, title: 'Theirs' }],
    mine: [{ ...one, title: 'Mine' }, twin],
  });
  expect(merged).toEqual([
    { ...one, title: 'Mine' },
    { ...twin, title: 'Theirs' },
  ]);
});

test('a category without an id is known by its title, and by its skills when it is renamed', () => {
  const { skills } = builtInContent;
  const [first, second, ...rest] = skills.categories;
  if (!first || !second) throw new Error('There are built-in categories.');
  const { differences, merged } = compareVersions(SKILLS, {
    base: skills,
    theirs: {
      ...skills,
      categories: [first, { ...second, skills: second.skills.slice(1) }, ...rest],
      additionalSkills: [...skills.additionalSkills, 'Theirs'],
    },
    mine: {
      categories: [{ ...first, title: 'Renamed' }, second, ...rest],
      additionalSkills: ['Mine', ...skills.additionalSkills],
    },
  });
  expect(differences.map(words)).toEqual([
    'Renamed, theirs: , mine: changed',
    `${second.title}, theirs: changed, mine: `,
    'Mine, theirs: , mine: added',
    'Theirs, theirs: added, mine: ',
  ]);
  expect(merged.categories.map(({ title }) => title)).toEqual([
    'Renamed',
    second.title,
    ...rest.map(({ title }) => title),
  ]);
  expect(merged.additionalSkills.at(0)).toBe('Mine');
  expect(merged.additionalSkills.at(-1)).toBe('Theirs');
});

test('a profile and nested settings are compared field by field', () => {
  const { about, settings } = builtInContent;
  const profile = compareVersions(PROFILE, {
    base: about,
    theirs: { ...about, cvUrl: '/cv.pdf' },
    mine: { ...about, name: 'Me' },
  });
  expect(profile.merged).toEqual({ ...about, cvUrl: '/cv.pdf', name: 'Me' });
  expect(profile.differences[0]?.fields.map(({ label }) => label)).toEqual(['Name', 'CV link']);
  const site = compareVersions(SETTINGS, {
    base: settings,
    theirs: { ...settings, seo: { ...settings.seo, robotsIndex: false } },
    mine: { ...settings, seo: { ...settings.seo, metaTitle: 'Mine' }, siteName: 'Mine' },
  });
  expect(site.differences.map(words)).toEqual([
    'General and appearance, theirs: , mine: changed',
    'SEO & Meta, theirs: changed, mine: changed',
  ]);
  expect(site.differences[1]?.fields[1]?.words).toEqual({ theirs: 'No', mine: 'Yes' });
  expect(site.merged.seo).toMatchObject({ robotsIndex: false, metaTitle: 'Mine' });
});

test('fields in another order, and ones without a value, are no difference', () => {
  expect(same({ a: 1, b: [{ c: undefined }] }, { b: [{}], a: 1 })).toBe(true);
  expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(same([1], { 0: 1 })).toBe(false);
});

test('as few items as explain an order have moved', () => {
  expect([...movedIds(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])]).toEqual(['d']);
  expect([...movedIds(['a', 'b'], ['x', 'a', 'b'])]).toEqual([]);
});

test('a merge loses no change of either side, whatever they did', () => {
  const item = fc.record({ id: fc.integer({ min: 1, max: 6 }), title: fc.constantFrom('a', 'b') });
  const list = fc
    .uniqueArray(item, { selector: ({ id }) => id })
    .map((items) => items.map(({ id, title }) => project(id, { title })));
  fc.assert(
    fc.property(list, list, list, (before, theirs, mine) => {
      const { merged, differences } = compareVersions(PROJECTS, {
        base: before as unknown[],
        theirs,
        mine,
      });
      expect(collections.projects.schema.safeParse(merged).success).toBe(true);
      const find = (items: readonly unknown[], id: number) =>
        (items as typeof before).find((other) => other.id === id);
      for (const id of [1, 2, 3, 4, 5, 6]) {
        const [b, t, m, result] = [before, theirs, mine, merged].map((all) => find(all, id));
        if (same(b, t)) expect(result).toEqual(m);
        else if (same(b, m)) expect(result).toEqual(t);
        else if (m && t) expect(result).toEqual(m);
        else expect(result).toEqual(m ?? t);
      }
      expect(differences.length === 0).toBe(same(theirs, mine));
    }),
  );
});
