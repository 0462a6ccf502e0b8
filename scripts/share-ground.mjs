// What all share images stand on: the lattice, fading towards the title, and the interlaced squares of
// the site's own share image. Drawn once, since it takes longer than all the letters of a title.
import { Resvg } from '@resvg/resvg-wasm';
import { reduceColors } from './indexed-png.mjs';

export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 76;
const GROUND = '#0b0f1a';
const INKS = { title: '#e8ecf6', name: '#aab4cc' };
/** Steps from the ground to an ink, for the edges of letters. */
const STEPS = 32;
const COLORS = 256 - 2 * STEPS;
/** The eight-pointed star of app/lattice.svg, 96 wide. */
const STAR =
  'M96 48L81.94 62.06L81.94 81.94L62.06 81.94L48 96L33.94 81.94L14.06 81.94L14.06 62.06L0 48L14.06 33.94L14.06 14.06L33.94 14.06L48 0L62.06 14.06L81.94 14.06L81.94 33.94Z';

/** @returns a picture with a palette, and where in it the steps of each ink begin */
export function drawGround(colors, { isMirrored }) {
  const turned = isMirrored ? `translate(${WIDTH}) scale(-1 1)` : '';
  const { indexes, palette } = reduceColors(
    rasterise(`<g transform="${turned}">${ornament(colors)}</g>`),
    COLORS,
  );
  const title = palette.length;
  const name = title + STEPS;
  return {
    width: WIDTH,
    indexes,
    palette: [...palette, ...steps(INKS.title), ...steps(INKS.name)],
    /** The place of an ink that covers this much of a pixel, of 255. */
    placeOf: (isTitle, cover) => (isTitle ? title : name) + Math.round((cover / 255) * (STEPS - 1)),
  };
}

export function rasterise(drawing) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${drawing}</svg>`;
  const resvg = new Resvg(svg);
  const image = resvg.render();
  const { pixels } = image;
  // What lies in WebAssembly's memory is not collected.
  image.free();
  resvg.free();
  return pixels;
}

function steps(ink) {
  const [from, to] = [GROUND, ink].map((color) =>
    [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)),
  );
  return Array.from({ length: STEPS }, (_, step) =>
    from.map((value, channel) => Math.round(value + ((to[channel] - value) * step) / (STEPS - 1))),
  );
}

function ornament({ primary, secondary, accent }) {
  const square = (color, turn) =>
    `<rect x="-142" y="-142" width="284" height="284" fill="none" stroke="${color}" transform="rotate(${turn})"/>`;
  const band = (color, turn) =>
    `<g stroke-width="20">${square(color, turn)}</g><g stroke-width="15">${square(GROUND, turn)}</g><g stroke-width="15" stroke-opacity=".28">${square(color, turn)}</g>`;
  return `<defs>
<pattern id="lattice" width="96" height="96" patternUnits="userSpaceOnUse"><path d="${STAR}" fill="none" stroke="#fff"/></pattern>
<linearGradient id="fade"><stop offset=".3" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#fff" stop-opacity=".2"/></linearGradient>
<mask id="shown"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#fade)"/></mask>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lattice)" mask="url(#shown)"/>
<g transform="translate(1130 470)">
<circle r="226" fill="${GROUND}" stroke="#fff" stroke-opacity=".25"/>
<circle r="212" fill="none" stroke="#c89a4b" stroke-width="9" stroke-dasharray="2 9.1"/>
${band(secondary, 0)}${band(primary, 45)}
<path d="${STAR}" transform="translate(-72 -72) scale(1.5)" fill="${accent}" fill-opacity=".25" stroke="${accent}" stroke-width="1.4"/>
</g>
<path fill="${primary}" transform="translate(${MARGIN} 72) scale(.6667)" d="${STAR}"/>`;
}
