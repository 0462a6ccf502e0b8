import { expect, test } from 'vitest';
import { MEDIA_TYPES, mediaOf, mediaWidths } from './media-address.ts';

const ID = '0123456789abcdef0123456789abcdef';

test('a picture is kept in the widths below its own, and in its own', () => {
  expect(mediaWidths(1920)).toEqual([320, 640, 960, 1280, 1920]);
  expect(mediaWidths(1000)).toEqual([320, 640, 1000]);
  expect(mediaWidths(700)).toEqual([320, 700]);
  expect(mediaWidths(320)).toEqual([320]);
  expect(mediaWidths(14)).toEqual([14]);
});

test('an address of the library tells its size and every form', () => {
  const media = mediaOf(`/media/${ID}/800x450.jpg`);
  expect(media?.size).toEqual({ width: '800', height: '450' });
  for (const type of MEDIA_TYPES) {
    expect(media?.srcSet(type).split(',')).toEqual([
      `/media/${ID}/320.${type} 320w`,
      `/media/${ID}/640.${type} 640w`,
      `/media/${ID}/800.${type} 800w`,
    ]);
  }
});

test('a site below a path has its forms there too', () => {
  expect(mediaOf(`/site/media/${ID}/64x64.png`)?.srcSet('avif')).toBe(
    `/site/media/${ID}/64.avif 64w`,
  );
});

test.each([
  undefined,
  '',
  '/images/portrait.svg',
  'data:image/png;base64,AAAA',
  `https://example.com/media/${ID}/800x450.jpg`,
  `/media/${ID}/800.avif`,
  `/media/${ID}/800x450.jpg?x`,
  `/media/${ID.slice(1)}/800x450.jpg`,
  `/social-media/${ID.slice(1)}/800x450.jpg`,
])('%s is none', (address) => {
  expect(mediaOf(address)).toBeUndefined();
});
