import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { MEDIA_TYPES, mediaOf } from '#app/lib/media-address.ts';
import { type DrawnPicture, drawForms } from './draw-forms.ts';
import {
  animated,
  avifBomb,
  PLACE,
  photoOfPhone,
  polyglot,
  REFUSED,
  twoColours,
} from './pictures-in-test.ts';

async function drawn(file: Buffer): Promise<DrawnPicture> {
  const drawing = await drawForms(file);
  if (!drawing.ok) throw new Error(drawing.reason);
  return drawing.picture;
}

async function colourAt(file: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = { left, top, width: 1, height: 1 };
  return [...(await sharp(file).extract(pixel).raw().toBuffer())];
}

test.each(REFUSED)('%s is refused with a reason', async (_, make, reason) => {
  const drawing = await drawForms(await make());
  expect(drawing.ok ? 'taken' : drawing.reason).toMatch(reason);
});

describe.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a picture as %s', (format) => {
  test('has every width up to its own in each type, and one form for every program', async () => {
    const { width, height, forms } = await drawn(await twoColours(400, 200)[format]().toBuffer());
    expect({ width, height }).toEqual({ width: 400, height: 200 });
    const names = ['320.avif', '320.webp', '400.avif', '400.webp'];
    expect(forms.map(({ name }) => name)).toEqual(['400x200.jpg', ...names]);
    for (const { name, type, bytes } of forms) {
      const known = await sharp(bytes).metadata();
      expect(known.mediaType, name).toBe(type);
      expect(known.width, name).toBe(Number.parseInt(name, 10));
    }
  });
});

test('what is kept is what the address promises a page', async () => {
  const { forms } = await drawn(await twoColours(2400, 240).jpeg().toBuffer());
  const address = `/media/${'0'.repeat(32)}/${forms[0].name}`;
  const promised = MEDIA_TYPES.flatMap((type) =>
    mediaOf(address)
      ?.srcSet(type)
      .split(',')
      .map((each) => each.split(' ')[0]?.split('/').at(-1)),
  );
  expect(forms[0].name).toBe('1920x192.jpg');
  expect(forms.slice(1).map(({ name }) => name)).toEqual(expect.arrayContaining(promised));
  expect(promised).toHaveLength(forms.length - 1);
});

test('a photo stands upright, and nothing but its pixels is left', async () => {
  const photo = await photoOfPhone();
  expect(photo.includes(PLACE)).toBe(true);
  const { width, height, forms } = await drawn(photo);
  expect({ width, height }).toEqual({ width: 32, height: 64 });
  for (const { name, bytes } of forms) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation }, name).toEqual({});
    expect(bytes.includes(PLACE), name).toBe(false);
    const [red = 0, , blue = 0] = await colourAt(bytes, 16, 2);
    expect(red, `${name}: what was left is on top`).toBeGreaterThan(blue);
  }
});

test('what is transparent stays so, and what only could be is not', async () => {
  const clear = { r: 255, g: 0, b: 0, alpha: 0 };
  const picture = (background: typeof clear) =>
    sharp({ create: { width: 40, height: 40, channels: 4, background } })
      .png()
      .toBuffer();
  const { forms } = await drawn(await picture(clear));
  expect(forms.map(({ name }) => name)).toEqual(['40x40.png', '40.avif', '40.webp']);
  for (const { bytes } of forms) expect((await colourAt(bytes, 5, 5))[3]).toBe(0);
  const opaque = await drawn(await picture({ ...clear, alpha: 1 }));
  expect(opaque.forms[0].name).toBe('40x40.jpg');
});

test('of what moves the first frame is kept, and that is said', async () => {
  const { height, forms, wasAnimated } = await drawn(await animated());
  expect({ height, wasAnimated }).toEqual({ height: 16, wasAnimated: true });
  const [red = 0, , blue = 0] = await colourAt(forms[0].bytes, 8, 8);
  expect(red).toBeGreaterThan(blue);
});

test('a small file that would take a gigabyte is refused before it does', async () => {
  const bomb = avifBomb();
  const before = process.memoryUsage().rss;
  const drawing = await drawForms(bomb);
  expect(drawing.ok ? 'taken' : drawing.reason).toMatch(
    /8000 × 6000 pixels; the limit is 16 million/,
  );
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
});

test('a page behind a picture is gone', async () => {
  const { forms } = await drawn(await polyglot());
  for (const { bytes } of forms) expect(bytes.includes('<script')).toBe(false);
});
