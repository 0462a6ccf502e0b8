// Makes the font files of app/fonts from the packages: only the characters that fonts.css names, and the
// weights and axes that the site uses. Run it after changing either (`node scripts/subset-fonts.mjs`) and
// commit the result.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const resolve = createRequire(import.meta.url).resolve;
const target = fileURLToPath(new URL('../app/fonts/', import.meta.url));
const styles = readFileSync(`${target}fonts.css`, 'utf8');

// One optical size serves headings and text: the axis itself would cost another 32 kB.
const BRICOLAGE = {
  file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  variationAxes: { wght: { min: 400, max: 700 }, opsz: 24 },
};
const GEIST_MONO = {
  file: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  variationAxes: { wght: 400 },
};

const fonts = {
  'bricolage-grotesque': BRICOLAGE,
  'bricolage-grotesque-accents': BRICOLAGE,
  'geist-mono': GEIST_MONO,
  'geist-mono-accents': GEIST_MONO,
  'readex-pro-arabic': {
    file: '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
    variationAxes: { wght: { min: 300, max: 700 } },
  },
  'noto-nastaliq-urdu': {
    file: '@fontsource-variable/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
};

for (const [name, { file, variationAxes }] of Object.entries(fonts)) {
  const text = charactersOf(rangeOf(name));
  const font = await subsetFont(readFileSync(resolve(file)), text, {
    targetFormat: 'woff2',
    variationAxes,
  });
  writeFileSync(`${target}${name}.woff2`, font);
  console.log(`${name}.woff2: ${font.length} bytes`);
}

/** The range that the style sheet gives to the file of this name. */
function rangeOf(name) {
  const face = styles.split('@font-face').find((block) => block.includes(`/${name}.woff2"`));
  return face.match(/unicode-range:([^;]+);/)[1];
}

function charactersOf(range) {
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .map(([, first, last = first]) => {
      const start = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - start + 1;
      return String.fromCodePoint(...Array.from({ length }, (_, at) => start + at));
    })
    .join('');
}
