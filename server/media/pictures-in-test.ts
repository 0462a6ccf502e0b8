// For tests: files that are pictures, and files that only say so or would do harm.
import { crc32, deflateSync, inflateRawSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Red on the left, blue on the right, so that one sees how it is turned. */
export function twoColours(width = 64, height = 32): Sharp {
  const right = { width: width / 2, height, channels: 3, background: '#0000ff' } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: right }, left: width / 2, top: 0 },
  ]);
}

export const PLACE = 'Somewhere 31.5204';

/** As a phone makes it: lying on its side, with a note that says so, and with where it was taken. */
export function photoOfPhone(): Promise<Buffer> {
  return twoColours()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: PLACE },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 31/1 13/1' },
    })
    .jpeg()
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A whole PNG of one colour that is a thousand times as large as its file, and more than can be taken. */
export function pngBomb(edge = 8000): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(edge, 0);
  head.writeUInt32BE(edge, 4);
  // One bit a pixel.
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((edge / 8 + 1) * edge))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An AVIF of one colour with 8000 × 6000 pixels. To make it takes as much memory as it would to read it. */
const AVIF_BOMB = [
  'Y2BgkEkrqSxILMtMY2BgYMjNTDMEsXMzE0H8a7mpJYkMEKCYkZJTBGUzFGQmlzCgAaXMnPxkEMPFgYGRgREs9gtKMz',
  'CrMTAwKGdm5oGtAYuKZualpTJBeYllBoYgJl9BZkkuXElYZkFRAQMDg0VmQXI+AwMDT2KZoXOjPViTSGZxQSrEcHkH',
  'BgZxkDqBgsyKTLB1HBwcDAwMYpkFuTD3MzIwMjcyMTMwMOvlpiSWCDFwcdl/tqsv+zZB4EKm0VQ2YaGWY5zt8yqfNT',
  'kwMISdP+OqtK9e+oPbyq8qc7q0syuDFtdcXdtz+6uN906zjOavAdPPyi9kPvflc6rXgp/OgmF3jxvPKjlnEFwSHufs',
  'PvGGf5uR/f/pbIKcCiskvFYEWyQr8GdWzGRdEH7+TFDcxPlTN6ckPJ8h5qn8KcX3T8nmNwX8JxeWXolKn6j7bOPipX',
  'c5tB4maa+azDrJabb45dPcyWdctWeV/WNNOr6dy7Yw96GP36kHs65Zb2usvpavG+by/rnPHLEIcgxOcoqwfJumJx+r',
  'cuXUT/cWGb+UuqqejHWWrUFvkxzY+7/u4lvBnTDqZISTy2nh5OM9Go5/cp4ccn4Szf1k5ufAwNye+zrP3k+o+c0Xe9',
  'vq34eTZpviaOChD50yjrE3ebeuXTT9gACfn7P0Ck2WS4t82vOtvEy+cR3+8cD3a1gDAA==',
].join('');

/** A kilobyte that takes a gigabyte. */
export function avifBomb(): Buffer {
  return inflateRawSync(Buffer.from(AVIF_BOMB, 'base64'));
}

/** Two frames. */
export async function animated(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 16, height: 16, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

const SCRIPT = '<script>alert(document.domain)</script>';

/** A picture to a decoder, a page to whoever looks further down. */
export async function polyglot(): Promise<Buffer> {
  return Buffer.concat([await twoColours().gif().toBuffer(), Buffer.from(`<html>${SCRIPT}`)]);
}

/** None of them is a picture that can be shown; each with the reason that the owner reads. */
export const REFUSED: readonly [what: string, make: () => Promise<Buffer>, reason: RegExp][] = [
  ['a page', async () => Buffer.from(`<!doctype html>${SCRIPT}`), /can hold scripts/],
  [
    'a drawing with a script',
    async () => Buffer.from(`\ufeff <svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
    /can hold scripts.*PNG/,
  ],
  ['nothing', async () => Buffer.alloc(0), /empty/],
  ['a text', async () => Buffer.from('{"kind":"contact"}'), /not a JPG, PNG, WebP, AVIF or GIF/],
  [
    'a format that is not offered',
    () => twoColours().tiff().toBuffer(),
    /not a JPG, PNG, WebP, AVIF or GIF/,
  ],
  [
    'half a photo',
    async () => (await twoColours(640, 320).jpeg().toBuffer()).subarray(0, 1500),
    /damaged or incomplete/,
  ],
  [
    'half a PNG',
    async () => (await twoColours(640, 320).png().toBuffer()).subarray(0, 300),
    /damaged or incomplete/,
  ],
  ['a bomb', async () => pngBomb(), /8000 × 8000 pixels; the limit is 50 million/],
  [
    'the first bytes of a JPEG before a page',
    async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(SCRIPT)]),
    /damaged|not a JPG/,
  ],
];
