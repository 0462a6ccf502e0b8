// Sets a line of text in the site's typefaces, as outlines. The rasteriser of the share images knows no
// fallback from one font to another; HarfBuzz shapes Urdu and Arabic the way a browser does.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer, Direction, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const ARABIC = /\p{Script=Arabic}/u;
/** Letters that Urdu has and Arabic has not: they call for Nastaliq. */
const URDU = /[ٹڈڑںےۓہھ]/;
/** What a line can do without when no typeface has it: marks, blanks, pictures. */
const SPARE = /[\p{C}\p{Mn}\p{Z}\p{So}\p{Sk}\p{Extended_Pictographic}]/u;
const VARIATIONS = [new Variation('wght', 700), new Variation('opsz', 24)];

const { resolve } = createRequire(import.meta.url);
const own = (name) => fileURLToPath(new URL(`../app/fonts/${name}.woff2`, import.meta.url));
const FILES = {
  latin: resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  ),
  latinExtended: resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2',
  ),
  arabic: own('readex-pro-arabic'),
  urdu: own('noto-nastaliq-urdu'),
};
const LATIN_FIRST = ['latin', 'latinExtended', 'arabic', 'urdu'];
const ARABIC_FIRST = {
  arabic: ['arabic', 'urdu', 'latin', 'latinExtended'],
  urdu: ['urdu', 'arabic', 'latin', 'latinExtended'],
};

/** The typefaces, reduced to what these texts need. */
export async function loadTypefaces(texts) {
  const wanted = [...new Set(`${texts.join('').normalize('NFC')} …`)].join('');
  const faces = {};
  for (const [name, file] of Object.entries(FILES)) {
    // Nastaliq takes a second to load: not for a site that does not write it.
    if (ARABIC_FIRST[name] && !ARABIC.test(wanted)) continue;
    const bytes = await subsetFont(await readFile(file), wanted, { targetFormat: 'sfnt' });
    const face = new Face(new Blob(bytes));
    const font = new Font(face);
    font.setVariations(VARIATIONS);
    faces[name] = { font, unitsPerEm: face.upem, codes: new Set(face.collectUnicodes()) };
  }
  return faces;
}

/** The text as it can be set: without pictures; undefined when a letter has no typeface. */
export function settable(faces, text) {
  const characters = [...text.normalize('NFC')].filter(
    (character) => /\s/.test(character) || hasGlyph(faces, character) || !SPARE.test(character),
  );
  const line = characters.join('').replace(/\s+/g, ' ').trim();
  const isCovered = [...line].every((character) => hasGlyph(faces, character));
  return line !== '' && isCovered ? line : undefined;
}

function hasGlyph(faces, character) {
  return Object.values(faces).some(({ codes }) => codes.has(character.codePointAt(0)));
}

/** The hand in which the Arabic letters of a text are written, if it has any. */
export function handOf(text) {
  if (URDU.test(text)) return 'urdu';
  return ARABIC.test(text) ? 'arabic' : undefined;
}

/** One line: its glyphs in the order of the eye, and how wide they are. */
export function setLine(faces, text, { size, direction, hand }) {
  const runs = runsOf(text, direction);
  if (direction === 'rtl') runs.reverse();
  let width = 0;
  const glyphs = [];
  for (const run of runs) {
    for (const { face, text: piece } of piecesOf(faces, run, hand)) {
      const scale = size / face.unitsPerEm;
      for (const { codepoint, xOffset, yOffset, xAdvance } of shaped(face, piece, run.direction)) {
        const outline = face.font.glyphToPath(codepoint);
        if (outline)
          glyphs.push({ x: width + xOffset * scale, y: yOffset * scale, scale, outline });
        width += xAdvance * scale;
      }
    }
  }
  return { glyphs, width };
}

/** The line as SVG paths, from its left end on its base line. */
export function drawLine({ glyphs }, left, base) {
  const paths = glyphs.map(({ x, y, scale, outline }) => {
    const place = `${(left + x).toFixed(2)} ${(base - y).toFixed(2)}`;
    const factor = scale.toFixed(5);
    return `<path transform="translate(${place}) scale(${factor} -${factor})" d="${outline}"/>`;
  });
  return paths.join('');
}

/** The direction of most letters of a text, of those that can be set here; undefined where there are none. */
export function directionOf(text) {
  const letters = text.match(/\p{L}/gu);
  if (!letters) return undefined;
  return letters.filter((letter) => ARABIC.test(letter)).length * 2 > letters.length
    ? 'rtl'
    : 'ltr';
}

/** Stretches of one direction. What has none of its own goes with its neighbours, or with the line. */
function runsOf(text, base) {
  const characters = [...text];
  const strong = characters.map((character) => {
    if (/\p{Nd}/u.test(character)) return 'ltr';
    if (ARABIC.test(character)) return 'rtl';
    return /\p{L}/u.test(character) ? 'ltr' : undefined;
  });
  const runs = [];
  for (const [at, character] of characters.entries()) {
    const before = strong.slice(0, at + 1).findLast(Boolean) ?? base;
    const after = strong.slice(at).find(Boolean) ?? base;
    const direction = before === after ? before : base;
    if (runs.at(-1)?.direction === direction) runs.at(-1).text += character;
    else runs.push({ direction, text: character });
  }
  return runs;
}

/** Stretches of one typeface, in the order of the eye. */
function piecesOf(faces, { text, direction }, hand) {
  const order = direction === 'rtl' ? ARABIC_FIRST[hand ?? 'arabic'] : LATIN_FIRST;
  const available = order.flatMap((name) => faces[name] ?? []);
  const pieces = [];
  for (const character of text) {
    const code = character.codePointAt(0);
    const face = available.find(({ codes }) => codes.has(code)) ?? available[0];
    if (pieces.at(-1)?.face === face) pieces.at(-1).text += character;
    else pieces.push({ face, text: character });
  }
  return direction === 'rtl' ? pieces.reverse() : pieces;
}

function shaped({ font }, text, direction) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(direction === 'rtl' ? Direction.RTL : Direction.LTR);
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}
