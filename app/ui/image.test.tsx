import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Image } from './image.tsx';

const ADDRESS = `/media/${'a'.repeat(32)}/700x350.jpg`;

function draw(src: string | undefined, sizes?: string) {
  const more = sizes === undefined ? {} : { sizes };
  return render(<Image src={src} alt="Shown" width={960} height={600} {...more} />).container;
}

test('a picture of the library comes in every form, with its own size', () => {
  const container = draw(ADDRESS, '20rem');
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const source of sources) {
    expect(source.srcset).toMatch(/\/320\.\w+ 320w,.*\/700\.\w+ 700w$/);
    expect(source.sizes).toBe('20rem');
  }
  const image = container.querySelector('picture > img');
  expect(image?.getAttribute('src')).toBe(ADDRESS);
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['700', '350']);
});

test.each(['/images/portrait.svg', 'https://example.com/a.png', 'data:image/png;base64,AAAA'])(
  '%s is drawn as it is',
  (src) => {
    const image = draw(src).firstElementChild;
    expect(image?.getAttributeNames().sort()).toEqual(['alt', 'height', 'src', 'width']);
    expect(image?.getAttribute('width')).toBe('960');
  },
);
