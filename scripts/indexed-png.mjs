// Pictures with a palette: one of few colours is a third of the size of one in true colour. Thirty lines of our own,
// because a picture of 1200 × 630 takes 5 ms and 11.1 kB with them, 34 ms and 13.4 kB with fast-png 8.
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const INDEXED = 3;

/**
 * @param {{ width: number, indexes: Uint8Array, palette: number[][] }} picture the palette as red, green
 * and blue, at most 256 of them
 */
export function encodePng({ width, indexes, palette }) {
  const height = indexes.length / width;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, INDEXED, 0, 0, 0], 8);
  // Every row begins with the number of its filter; none suits a palette best.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * The colours that occur most; every other one becomes the nearest of them.
 * @param {Uint8Array} pixels opaque, four bytes each
 * @param {number} most how many colours remain
 */
export function reduceColors(pixels, most) {
  const counts = new Map();
  const names = new Uint32Array(pixels.length / 4);
  for (let at = 0; at < names.length; at += 1) {
    const name = (pixels[at * 4] << 16) | (pixels[at * 4 + 1] << 8) | pixels[at * 4 + 2];
    names[at] = name;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const ranked = [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  const palette = ranked.slice(0, most).map(channels);
  const places = new Map(
    ranked.map((name, rank) => [name, rank < most ? rank : nearest(palette, channels(name))]),
  );
  return { palette, indexes: Uint8Array.from(names, (name) => places.get(name)) };
}

function nearest(palette, [red, green, blue]) {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, [r, g, b]] of palette.entries()) {
    const distance = (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

function channels(name) {
  return [name >> 16, (name >> 8) & 255, name & 255];
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const edges = Buffer.alloc(8);
  edges.writeUInt32BE(data.length, 0);
  edges.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([edges.subarray(0, 4), body, edges.subarray(4)]);
}
