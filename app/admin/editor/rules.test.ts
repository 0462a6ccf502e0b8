import { expect, test } from 'vitest';
import {
  blankCaseStudy,
  caseStudyErrors,
  caseStudyFromForm,
  caseStudyToForm,
} from '../case-studies/case-study-form.ts';
import { projectList } from '../projects/project-list.tsx';
import { serviceList } from '../services/service-list.tsx';
import {
  blankCategory,
  categoryErrors,
  categoryFromForm,
  parseLevel,
  skillRow,
} from '../skills/category-form.ts';
import { addEntry, splitCommas, splitLines } from './entries.ts';
import {
  centreSquare,
  dataUrlBytes,
  fileError,
  fitWithin,
  formatBytes,
  IMAGE_TYPES,
  PHOTO_TYPES,
} from './image-size.ts';
import { completeLink, imageError, linkError } from './link-rules.ts';
import { missing } from './list-definition.ts';

test('entries are trimmed, never empty, never twice', () => {
  expect(addEntry(['a'], ' b ')).toEqual({ ok: true, values: ['a', 'b'] });
  expect(addEntry(['a'], ' a ').ok).toBe(false);
  expect(addEntry([], '  ').ok).toBe(false);
  expect(splitCommas(' a ,, b,')).toEqual(['a', 'b']);
  expect(splitLines('a\r\n\n  b \n')).toEqual(['a', 'b']);
});

test('a required field of blanks is missing', () => {
  expect(Object.keys(missing({ title: ' ', text: 'x' }, ['title', 'text']))).toEqual(['title']);
});

test('domains are completed, scripts are refused', () => {
  expect(completeLink(' github.com/me ')).toBe('https://github.com/me');
  expect(completeLink('https://x.example')).toBe('https://x.example');
  expect(completeLink('#contact')).toBe('#contact');
  expect(linkError('github.com/me')).toBeUndefined();
  expect(linkError('')).toBeUndefined();
  expect(linkError('javascript:alert(1)')).toBeDefined();
  expect(linkError('data:text/html,x')).toBeDefined();
  expect(imageError('data:image/svg+xml;base64,AAAA')).toBeDefined();
  expect(imageError('data:image/webp;base64,AAAA')).toBeUndefined();
});

test('a picture is reduced to its longest edge and never enlarged', () => {
  expect(fitWithin({ width: 4000, height: 3000 }, 960).target).toEqual({ width: 960, height: 720 });
  expect(fitWithin({ width: 300, height: 900 }, 960).target).toEqual({ width: 300, height: 900 });
  expect(fitWithin({ width: 10_000, height: 2 }, 100).target).toEqual({ width: 100, height: 1 });
});

test('a photo is the square in the middle', () => {
  expect(centreSquare({ width: 640, height: 480 }, 400)).toEqual({
    x: 80,
    y: 0,
    width: 480,
    height: 480,
    target: { width: 400, height: 400 },
  });
});

test('files of another type and too large ones are refused', () => {
  expect(fileError({ type: 'image/png', size: 5_000_000 }, PHOTO_TYPES)).toBeUndefined();
  expect(fileError({ type: 'image/gif', size: 1 }, PHOTO_TYPES)).toBe(
    'This file is not a JPG or PNG image.',
  );
  expect(fileError({ type: 'image/svg+xml', size: 1 }, IMAGE_TYPES)).toContain('not a');
  expect(fileError({ type: 'image/png', size: 30 * 1024 * 1024 }, IMAGE_TYPES)).toContain(
    '30.0 MB',
  );
});

test('the size of an uploaded picture is known from its address', () => {
  expect(dataUrlBytes('data:image/png;base64,AAAAAAAA')).toBe(6);
  expect(dataUrlBytes('/images/a.png')).toBeUndefined();
  expect(formatBytes(100)).toBe('1 kB');
  expect(formatBytes(86_016)).toBe('84 kB');
  expect(formatBytes(5 * 1024 * 1024)).toBe('5.0 MB');
});

test('a level is a number from 0 to 100', () => {
  expect([parseLevel('0'), parseLevel('100'), parseLevel('72.5')]).toEqual([0, 100, 72.5]);
  for (const wrong of ['', ' ', '-1', '101', 'many', 'NaN'])
    expect(parseLevel(wrong)).toBeUndefined();
});

test('a category needs title and colour theme, and whole skills', () => {
  const skills = [skillRow({ name: 'Go', level: '80', icon: '' })];
  expect(Object.keys(categoryErrors({ ...blankCategory(), skills }))).toEqual([
    'title',
    'colorTheme',
    'skills',
  ]);
});

test('a new skill that is half filled in is marked, a whole one is saved, an untouched one is none', () => {
  const form = { ...blankCategory(), title: 'T', colorTheme: 'primary' as const };
  const filled = (part: object) => ({ ...form, added: { ...form.added, ...part } });
  expect(categoryErrors(form)).toEqual({});
  expect(categoryFromForm(form).skills).toEqual([]);
  for (const part of [{ name: 'Go' }, { icon: 'x' }, { level: '90' }, { level: '' }]) {
    expect(Object.keys(categoryErrors(filled(part)))).toEqual(['added']);
  }
  const whole = filled({ name: ' Go ', icon: 'x' });
  expect(categoryErrors(whole)).toEqual({});
  expect(categoryFromForm(whole).skills).toEqual([{ name: 'Go', icon: 'x', level: 80 }]);
});

test('half a call to action is marked at its empty field', () => {
  const form = { ...blankCaseStudy, title: 'T', summary: 'S' };
  expect(caseStudyErrors(form)).toEqual({});
  expect(caseStudyErrors({ ...form, ctaLabel: 'Talk' })).toEqual({
    ctaHref: 'Add the link too, or clear the label.',
  });
  expect(caseStudyErrors({ ...form, ctaHref: '#contact' })).toEqual({
    ctaLabel: 'Add the label too, or clear the link.',
  });
  expect(caseStudyErrors({ ...form, ctaLabel: 'Talk', ctaHref: '#contact' })).toEqual({});
});

test('a technology or feature that is typed and not added is saved, and once', () => {
  const project = { ...projectList.blank(), technologies: ['Go'] };
  const technologies = (typedTechnology: string) =>
    projectList.fromForm({ ...project, typedTechnology }, null).technologies;
  expect(technologies(' Redis ')).toEqual(['Go', 'Redis']);
  expect(technologies('Go')).toEqual(['Go']);
  expect(technologies('  ')).toEqual(['Go']);
  expect(projectList.fromForm(project, null)).not.toHaveProperty('typedTechnology');
  const service = serviceList.fromForm({ ...serviceList.blank(), typedFeature: 'Tests' }, null);
  expect(service.features).toEqual(['Tests']);
  expect(service).not.toHaveProperty('typedFeature');
});

test('a case study keeps its id, icon and logos, and a call to action only when whole', () => {
  const study = {
    ...caseStudyFromForm({ ...blankCaseStudy, title: 'T', summary: 'S', icon: 'x' }, null),
    tech: [{ name: 'Go', logo: '/go.png' }],
    cta: { label: 'Talk', href: '#contact' },
  };
  const form = caseStudyToForm(study);
  expect(caseStudyFromForm(form, study)).toEqual(study);
  const edited = caseStudyFromForm({ ...form, tech: 'Rust, Go', ctaLabel: '', ctaHref: '' }, study);
  expect(edited.tech).toEqual([{ name: 'Rust' }, { name: 'Go', logo: '/go.png' }]);
  expect(edited).not.toHaveProperty('cta');
  expect(caseStudyFromForm({ ...form, ctaHref: '' }, study)).not.toHaveProperty('cta');
});
