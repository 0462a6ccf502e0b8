// From a file that somebody uploaded to the forms of a picture that visitors get. What it is decides its content, never
// its name; only the pixels go on, so whatever else was in the file ends here.
import sharp, { type Sharp } from 'sharp';
import { MEDIA_TYPES, mediaWidths } from '#app/lib/media-address.ts';

export interface PictureForm {
  name: string;
  type: string;
  bytes: Buffer;
}

export interface DrawnPicture {
  width: number;
  height: number;
  /** The first is the one that every program reads: mail, feeds and other sites show it. */
  forms: [PictureForm, ...PictureForm[]];
  /** It moved; the first frame is what was kept. */
  wasAnimated: boolean;
}

export type Drawing = { ok: true; picture: DrawnPicture } | { ok: false; reason: string };

/** The largest that a page shows; a tall one is a screenshot of a whole page. */
const BOX = { width: 1920, height: 3840 };
/** What every program reads can be smaller: browsers have the others. */
const PLAIN_WIDTH = 1280;
const PLAIN_WIDTH_TRANSPARENT = 640;
/**
 * Cameras of phones make 48 million. As many take up to 420 MB; 570 in a PNG that comes in layers, with two bytes a
 * colour. AVIF takes 17 bytes for each while it is decoded.
 */
const PIXELS_MAX = 50_000_000;
const PIXELS_MAX_AVIF = 16_000_000;
/** Only what is damaged or made to take long needs more. */
const SECONDS_MAX = 60;

// A file cannot choose a decoder that nobody meant to offer: of the many that there are, five stay.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
// Nobody uploads the same twice in a row.
sharp.cache(false);

const ENCODERS = {
  // The next better effort takes five times as long for 3% fewer bytes.
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 3 }),
  webp: (image: Sharp) => image.webp({ quality: 76 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 80, mozjpeg: true }),
  png: (image: Sharp) => image.png({ compressionLevel: 9 }),
};
const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

const NO_PICTURE = 'This is not a JPG, PNG, WebP, AVIF or GIF image, whatever its name says.';
const MARKUP = 'This is a page or an SVG drawing, which can hold scripts. Export it as a PNG.';
const DAMAGED = 'This image is damaged or incomplete.';

export async function drawForms(file: Buffer): Promise<Drawing> {
  if (file.length === 0) return { ok: false, reason: 'This file is empty.' };
  // Read from the head of the file: no pixel is decoded for it.
  const known = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!known) return { ok: false, reason: isMarkup(file) ? MARKUP : NO_PICTURE };
  const { format, width, height, pages = 1 } = known;
  const most = format === 'heif' ? PIXELS_MAX_AVIF : PIXELS_MAX;
  if (width * height > most) {
    const reason = `This image has ${width} × ${height} pixels; the limit is ${most / 1e6} million.`;
    return { ok: false, reason };
  }
  try {
    const source = sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    return { ok: true, picture: { ...(await draw(source)), wasAnimated: pages > 1 } };
  } catch {
    return { ok: false, reason: DAMAGED };
  }
}

async function draw(source: Sharp): Promise<Omit<DrawnPicture, 'wasAnimated'>> {
  // Decoded once, for all of them.
  const { data, info } = await source
    .autoOrient()
    .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .timeout({ seconds: SECONDS_MAX })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const isOpaque = (await pixels().stats()).isOpaque;

  async function form(name: string, ending: keyof typeof ENCODERS, wide: number) {
    const image = isOpaque ? pixels().removeAlpha() : pixels();
    const sized = image.resize({ width: wide, withoutEnlargement: true });
    const bytes = await ENCODERS[ending](sized).timeout({ seconds: SECONDS_MAX }).toBuffer();
    return { name: `${name}.${ending}`, type: TYPES[ending], bytes };
  }

  const name = `${width}x${height}`;
  const plain = isOpaque
    ? await form(name, 'jpg', PLAIN_WIDTH)
    : await form(name, 'png', PLAIN_WIDTH_TRANSPARENT);
  const forms: DrawnPicture['forms'] = [plain];
  for (const wide of mediaWidths(width)) {
    for (const type of MEDIA_TYPES) forms.push(await form(String(wide), type, wide));
  }
  return { width, height, forms };
}

/** The first sign that is no blank, in any encoding of text that a browser would guess. */
function isMarkup(file: Buffer): boolean {
  return /^[\s\0\ufeff\xef\xbb\xbf\xfe\xff]*</.test(file.subarray(0, 256).toString('latin1'));
}
