import { expect, test } from 'vitest';
import { classesShownIn, divideStyles } from './first-styles.mjs';

const sheet = (utilities) =>
  `@layer base,utilities;@layer base{a{color:red}}@layer utilities{${utilities}}.dark{color:#fff}`;

/** The layers of a half, lowest first, with the rules in each. */
const layersOf = (css) =>
  [...css.matchAll(/@layer utilities\.l(\d+)\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g)].map(
    ([, level, rules]) => [Number(level), rules],
  );

test('what the first screen shows comes first, whatever it does not show comes later', () => {
  const { first, later } = divideStyles(sheet('.p-4{padding:1rem}.m-2{margin:0}'), ['p-4']);
  expect(first).toContain('.p-4{padding:1rem}');
  expect(first).not.toContain('.m-2');
  expect(later).toContain('.m-2{margin:0}');
});

test('everything that is no utility is there at first', () => {
  const { first } = divideStyles(sheet('.m-2{margin:0}'), []);
  expect(first).toContain('a{color:red}');
  expect(first).toContain('.dark{color:#fff}');
});

test('who won before wins still: a later half does not overrule the first', () => {
  const css = '.p-2{padding:0}.sm\\:p-4{padding:1rem}';
  const { first, later } = divideStyles(sheet(css), ['sm:p-4']);
  const [[high]] = layersOf(first);
  const [[low]] = layersOf(later);
  expect(high).toBeGreaterThan(low);
  // And the order is known before the first rule.
  expect(first.indexOf('@layer l0,')).toBeLessThan(first.indexOf('.sm\\:p-4'));
});

test('so does who says more about an element, wherever it stood', () => {
  const css = '.quotes figure{padding:0}.p-5{padding:1rem}';
  const [[quotes]] = layersOf(divideStyles(sheet(css), ['p-5']).later);
  const [[p5]] = layersOf(divideStyles(sheet(css), ['p-5']).first);
  expect(quotes).toBeGreaterThan(p5);
});

test('a shorthand and its parts belong together', () => {
  const css = '.border{border:1px}.border-s{border-inline-start-width:2px}.gap-x{column-gap:1px}';
  const { first, later } = divideStyles(sheet(css), ['border-s', 'gap-x']);
  const [[border]] = layersOf(later);
  const level = layersOf(first).find(([, rules]) => rules.includes('border-s'))?.[0];
  expect(level).toBeGreaterThan(border);
});

test('conditions stay around their rules, each rule in its half', () => {
  const css = '@media (width>=40rem){.sm\\:a{color:red}.sm\\:b{color:blue}}';
  const { first, later } = divideStyles(sheet(css), ['sm:a']);
  expect(first).toContain('@media (width>=40rem){.sm\\:a{color:red}}');
  expect(later).toContain('@media (width>=40rem){.sm\\:b{color:blue}}');
});

test('an animation comes with who is animated by it', () => {
  const css = `${sheet('.spin{animation:turn 1s}')}@keyframes turn{from{rotate:0}}`;
  expect(divideStyles(css, ['spin']).first).toContain('@keyframes turn');
  expect(divideStyles(css, []).later).toContain('@keyframes turn');
});

test('a property comes first: to read of it later styles everything anew', () => {
  const css = `${sheet('.m-2{--edge:0}')}@property --edge{syntax:"*";inherits:false}`;
  expect(divideStyles(css, []).first).toContain('@property --edge');
});

test('what only adorns the first screen is drawn with the later styles', () => {
  const markup =
    '<p class="a b"></p><svg class="c" data-drawn-later="true"><g class="d"></g></svg><div data-drawn-later="true" class="e"></div><p class="f"></p>';
  expect(classesShownIn(markup)).toEqual(['a', 'b', 'f']);
  const { first, later } = divideStyles(sheet(''), []);
  expect(first).toMatch(/\[data-drawn-later\]\{display:none\}$/);
  expect(later).toMatch(/\[data-drawn-later\]\{display:block\}$/);
});
