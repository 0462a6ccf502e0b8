// The picture that a link to a page shows: its title and the owner's name on the site's ground.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm } from '@resvg/resvg-wasm';
import { encodePng } from './indexed-png.mjs';
import { drawGround, MARGIN, rasterise, WIDTH } from './share-ground.mjs';
import { directionOf, drawLine, handOf, loadTypefaces, setLine, settable } from './share-type.mjs';

/** What is left for the title: beside the ornament, between the star and the line below. */
const TITLE = { top: 158, width: 812, height: 340 };
const TITLE_SIZES = [96, 84, 72, 62, 54, 46];
const BYLINE = { base: 566, size: 34 };
/** Nastaliq climbs along the line, so its lines stand further apart. */
const LINE_HEIGHTS = { urdu: 1.9, arabic: 1.4, latin: 1.08 };

const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
let started;

/** Once, however many ask at the same time; again when it has failed. */
function startRasteriser() {
  started ??= readFile(wasm)
    .then(initWasm)
    .catch((error) => {
      started = undefined;
      throw error;
    });
  return started;
}

/**
 * Draws share images with these texts.
 * @param {{ colors: Record<'primary' | 'secondary' | 'accent', string>, texts: string[] }} site
 */
export async function createShareImages({ colors, texts }) {
  const [faces] = await Promise.all([loadTypefaces(texts), startRasteriser()]);
  const grounds = new Map();

  function groundOf(isMirrored) {
    if (!grounds.has(isMirrored)) grounds.set(isMirrored, drawGround(colors, { isMirrored }));
    return grounds.get(isMirrored);
  }

  /**
   * A PNG; undefined for a title in a script that the site's typefaces do not have.
   * @param {{ title: string, byline: string, direction: 'ltr' | 'rtl' | undefined }} page
   */
  return function drawShareImage({ title, byline, direction = 'ltr' }) {
    const text = settable(faces, title);
    if (text === undefined) return undefined;
    const place = ({ line, base }) =>
      drawLine(line, direction === 'rtl' ? WIDTH - MARGIN - line.width : MARGIN, base);
    const name = settable(faces, byline);
    const nameLine = name && {
      line: setLine(faces, name, {
        size: BYLINE.size,
        direction: directionOf(name) ?? direction,
        hand: handOf(name),
      }),
      base: BYLINE.base,
    };
    // Two colours that tell the two inks apart; which they stand for is settled below.
    const letters = `<g fill="#f00">${layOut(faces, text, direction).map(place).join('')}</g>
<g fill="#0f0">${nameLine ? place(nameLine) : ''}</g>`;
    return encodePng(ink(groundOf(direction === 'rtl'), rasterise(letters)));
  };
}

/** The ground with the letters on it. */
function ink(ground, letters) {
  const indexes = ground.indexes.slice();
  for (let at = 0; at < indexes.length; at += 1) {
    const cover = letters[at * 4 + 3];
    if (cover > 0) indexes[at] = ground.placeOf(letters[at * 4] > letters[at * 4 + 1], cover);
  }
  return { ...ground, indexes };
}

/** The title in the largest size in which it has room; the last line of a very long one ends in dots. */
export function layOut(faces, text, pageDirection) {
  const hand = handOf(text);
  const direction = directionOf(text) ?? pageDirection;
  const lineHeight = LINE_HEIGHTS[hand ?? 'latin'];
  for (const size of TITLE_SIZES) {
    const set = (line) => setLine(faces, line, { size, direction, hand });
    const most = Math.floor(TITLE.height / (size * lineHeight));
    const { lines, isBroken } = wrap(text, most, (line) => set(line).width <= TITLE.width);
    const fits = lines.length <= most && !isBroken;
    if (!fits && size !== TITLE_SIZES.at(-1)) continue;
    const shown = lines.slice(0, most);
    if (lines.length > most) shown.push(`${shown.pop().replace(/[\s\p{P}]+$/u, '')}…`);
    const free = TITLE.height - shown.length * size * lineHeight;
    return shown.map((line, at) => ({
      line: set(line),
      // Latin capitals fill the upper four fifths of a line, Nastaliq its middle.
      base: TITLE.top + free / 2 + size * lineHeight * (at + (hand ? 0.66 : 0.8)),
    }));
  }
  return [];
}

/**
 * Breaks at spaces, and within a word only when it has no room on a line of its own. Stops at one line
 * more than there is room for.
 */
function wrap(text, most, fits) {
  const lines = [];
  let isBroken = false;
  for (const word of text.split(' ')) {
    if (lines.length > most) break;
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (fits(longer)) {
      lines.splice(-1, 1, longer);
      continue;
    }
    lines.push('');
    for (const character of word) {
      if (lines.length > most) break;
      if (!fits(lines.at(-1) + character)) {
        isBroken = true;
        lines.push('');
      }
      lines[lines.length - 1] += character;
    }
  }
  return { lines, isBroken };
}
