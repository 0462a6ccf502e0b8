// Makes the font files of app/fonts from the packages: only the characters, weights and axes that the
// site uses. Run it after changing either (`node scripts/subset-fonts.mjs`) and commit the result.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const resolve = createRequire(import.meta.url).resolve;
const target = fileURLToPath(new URL('../app/fonts/', import.meta.url));

function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‹›€™←→↑↓↗−≤≥≈✓`;
const ARABIC = `${range(0x600, 0x6ff)}${range(0x200c, 0x200f)}${range(0xfdfa, 0xfdfd)}${range(0x20, 0x7e)}‘’“”–—…«»`;

const fonts = [
  {
    // One optical size serves headings and text: the axis itself would cost another 32 kB.
    name: 'bricolage-grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    text: LATIN,
    variationAxes: { wght: { min: 400, max: 800 }, opsz: 24 },
  },
  {
    name: 'geist-mono',
    file: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    text: LATIN,
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  {
    name: 'readex-pro-arabic',
    file: '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
    text: ARABIC,
    variationAxes: { wght: { min: 300, max: 700 } },
  },
  {
    name: 'noto-nastaliq-urdu',
    file: '@fontsource-variable/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2',
    text: ARABIC,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

mkdirSync(target, { recursive: true });
for (const { name, file, text, variationAxes } of fonts) {
  const font = await subsetFont(readFileSync(resolve(file)), text, {
    targetFormat: 'woff2',
    variationAxes,
  });
  writeFileSync(`${target}${name}.woff2`, font);
  console.log(`${name}.woff2: ${font.length} bytes`);
}
