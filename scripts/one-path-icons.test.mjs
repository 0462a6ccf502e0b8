import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withOnePath } from './one-path-icons.mjs';

const FOLDER = join(import.meta.dirname, '../node_modules/lucide-react/dist/esm/icons');
/** Every so many-th: there are 1,700. */
const STEP = 15;
/** Of 255. Where two parts cross, their soft edges were laid over each other. */
const DIFFERENCE_MAX = 110;
const AVERAGE_MAX = 0.8;

const codeOf = (name) => readFileSync(join(FOLDER, name), 'utf8');
/** Without those that only stand for another one. */
const names = readdirSync(FOLDER).filter(
  (name) => name.endsWith('.mjs') && codeOf(name).includes('const __iconData'),
);

/** As the library itself draws it. */
const partsOf = async (name) => (await import(join(FOLDER, name))).__iconData.node.map(markupOf);

function mergedOf(name) {
  const [, d] =
    /node: \[\["path", \{ d: "([^"]*)", key: "one" \}\]\]/.exec(withOnePath(codeOf(name))) ?? [];
  return d && [markupOf(['path', { d }])];
}

function markupOf([tag, { key: _, ...attributes }]) {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<${tag} ${written.join(' ')}/>`;
}

const draw = (parts) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</svg>`,
    ),
  )
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer();

async function expectSame(name, after) {
  const [one, other] = await Promise.all([draw(await partsOf(name)), draw(after)]);
  const differences = one.map((value, at) => Math.abs(value - other[at]));
  expect(Math.max(...differences), name).toBeLessThan(DIFFERENCE_MAX);
  const average = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  expect(average, name).toBeLessThan(AVERAGE_MAX);
}

test('an icon of several parts becomes one path that looks the same', async () => {
  const merged = names
    .filter((_, at) => at % STEP === 0)
    .flatMap((name) => (mergedOf(name) ? [[name, mergedOf(name)]] : []));
  expect(merged.length).toBeGreaterThan(80);
  for (const [name, after] of merged) await expectSame(name, after);
});

test('no part is left out, however it is written', async () => {
  expect(await partsOf('map-pin.mjs')).toHaveLength(2);
  await expectSame('map-pin.mjs', mergedOf('map-pin.mjs'));
});

test('a path that begins with a small m begins where it did', () => {
  const icon = (...parts) =>
    `const __iconData = {\n  node: [\n    ${parts.join(',\n    ')}\n  ]\n};`;
  const merged = withOnePath(
    icon('["path", { d: "M1 2h3", key: "a" }]', '["path", { d: "m4 5 6-7.5z", key: "b" }]'),
  );
  expect(merged).toContain('[["path", { d: "M1 2h3M4 5l6-7.5z", key: "one" }]]');
});

test('what has a colour of its own stays a part of its own', () => {
  const icon = `const __iconData = {\n  node: [\n    ["path", { d: "M1 2h3", key: "a" }],\n    ["circle", { cx: "1", cy: "1", r: "1", fill: "currentColor", key: "b" }]\n  ]\n};`;
  expect(withOnePath(icon)).toBe(icon);
});
