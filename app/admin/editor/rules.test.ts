import { expect, test } from 'vitest';
import {
  callToAction,
  callToActionErrors,
  technologies,
} from '../case-studies/case-study-fields.tsx';
import { categoryList } from '../skills/category-list.tsx';
import { parseLevel, rowsOf, skillRow } from '../skills/skill-row.ts';
import { skillRows } from '../skills/skill-rows.tsx';
import { addEntry, splitCommas, splitLines } from './entries.ts';
import { missing } from './fields/field.ts';
import { blankForm, errorsOf } from './form.ts';
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

test('entries are trimmed, never empty, never twice', () => {
  expect(addEntry(['a'], ' b ')).toEqual({ ok: true, values: ['a', 'b'] });
  expect(addEntry(['a'], ' a ').ok).toBe(false);
  expect(addEntry(['Node.js'], 'node.JS')).toEqual({
    ok: false,
    error: '“Node.js” is in the list already.',
  });
  expect(addEntry(['a'], 'A, b')).toEqual({ ok: true, values: ['a', 'A, b'] });
  expect(addEntry([], '  ').ok).toBe(false);
  expect(splitCommas(' a ,, b,')).toEqual(['a', 'b']);
  expect(splitCommas('ڈیزائن، کوڈ, c')).toEqual(['ڈیزائن', 'کوڈ', 'c']);
  expect(splitLines('a\r\n\n  b \n')).toEqual(['a', 'b']);
});

test('a required field of blanks is missing', () => {
  expect(missing(true, ' ')).toBeDefined();
  expect(missing(true, 'x')).toBeUndefined();
  expect(missing(false, '')).toBeUndefined();
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

test('signs that nobody sees are taken out of a link', () => {
  expect(completeLink('\u202agithub.com/me\u202c')).toBe('https://github.com/me');
  expect(linkError('\u200bhttps://x.example\ufeff')).toBeUndefined();
  expect(linkError('\u200b')).toBeUndefined();
});

test('an image address is looked at as it will be completed', () => {
  expect(imageError('x.example/photo.png')).toBeUndefined();
  expect(imageError('www.x.example')).toBeUndefined();
});

test('the name of a picture file is no domain', () => {
  expect(completeLink('photo.png')).toBe('photo.png');
  expect(imageError('photo.png')).toBeDefined();
  expect(completeLink('x.example/photo.png')).toBe('https://x.example/photo.png');
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
  const skills = { ...rowsOf([]), rows: [skillRow({ name: 'Go', level: '80', icon: '' })] };
  const { fields } = categoryList;
  expect(Object.keys(errorsOf(fields, { ...blankForm(fields), skills }))).toEqual([
    'title',
    'colorTheme',
    'skills',
  ]);
});

test('a new skill that is half filled in is marked, a whole one is saved, an untouched one is none', () => {
  const form = skillRows.blank();
  const filled = (part: object) => ({ ...form, added: { ...form.added, ...part } });
  expect(skillRows.error(form)).toBeUndefined();
  expect(skillRows.toValue(form, undefined)).toEqual([]);
  for (const part of [{ name: 'Go' }, { icon: 'x' }, { level: '90' }, { level: '' }]) {
    expect(skillRows.error(filled(part))).toBe('Fill in the rest of the new skill, or clear it.');
  }
  const whole = filled({ name: ' Go ', icon: 'x' });
  expect(skillRows.error(whole)).toBeUndefined();
  expect(skillRows.toValue(whole, undefined)).toEqual([{ name: 'Go', icon: 'x', level: 80 }]);
});

test('half a call to action is marked at its empty field', () => {
  expect(callToActionErrors({ label: '', href: '' })).toEqual({});
  expect(callToActionErrors({ label: 'Talk', href: '' })).toEqual({
    href: 'Add the link too, or clear the label.',
  });
  expect(callToActionErrors({ label: '', href: '#contact' })).toEqual({
    label: 'Add the label too, or clear the link.',
  });
  expect(callToActionErrors({ label: 'Talk', href: '#contact' })).toEqual({});
  expect(callToAction.error({ label: 'Talk', href: 'javascript:alert(1)' })).toBeDefined();
});

test('a call to action is kept only when it is whole', () => {
  const whole = { label: ' Talk ', href: 'example.com' };
  expect(callToAction.toValue(whole, undefined)).toEqual({
    label: 'Talk',
    href: 'https://example.com',
  });
  expect(callToAction.toValue({ ...whole, href: ' ' }, whole)).toBeUndefined();
});

test('a technology that keeps its name keeps its logo', () => {
  const before = [{ name: 'Go', logo: '/go.png' }];
  expect(technologies.toInput(before)).toBe('Go');
  expect(technologies.toValue('Rust,, Go', before)).toEqual([{ name: 'Rust' }, before[0]]);
});
