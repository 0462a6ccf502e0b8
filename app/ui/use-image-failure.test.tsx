import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CoverImage } from '#app/site/blog/cover-image.tsx';
import { CompanyLogo } from '#app/site/cards/company-logo.tsx';
import { Picture } from './picture.tsx';

afterEach(cleanup);

const pictures = {
  'a picture': (src: string) => <Picture src={src} alt="Shown" width={16} height={9} />,
  'a cover': (src: string) => <CoverImage src={src} alt="Shown" />,
  'a company’s mark': (src: string) => (
    <CompanyLogo company={{ id: '1', name: 'Shown', logo: src, url: '' }} />
  ),
};

/** An image that was there, or had failed, before React looked at it. */
function settle(image: 'drawable' | 'broken') {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  // What a drawing without dimensions says, and a broken image too.
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  const answer = image === 'drawable' ? Promise.resolve() : Promise.reject(new Error('broken'));
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(answer);
}

for (const [name, picture] of Object.entries(pictures)) {
  test(`${name} that is a drawing without dimensions is shown`, async () => {
    settle('drawable');
    await act(async () => render(picture('/drawing.svg')));
    expect(screen.getByAltText('Shown')).toBeTruthy();
  });

  test(`${name} that failed before the page was alive is replaced`, async () => {
    settle('broken');
    await act(async () => render(picture('/missing.png')));
    expect(screen.queryByAltText('Shown')).toBeNull();
  });

  test(`${name} that fails later is replaced, and another one gets its chance`, () => {
    const { rerender } = render(picture('/missing.png'));
    fireEvent.error(screen.getByAltText('Shown'));
    expect(screen.queryByAltText('Shown')).toBeNull();
    rerender(picture('/there.png'));
    expect(screen.getByAltText('Shown')).toBeTruthy();
  });
}

const place = { clientWidth: 320, clientHeight: 200 };

for (const [what, width, height, isWhole] of [
  ['a photo', 1600, 900, false],
  ['a photo of a person', 900, 1200, false],
  ['a banner', 3000, 420, true],
  ['a long page', 700, 3000, true],
  ['something tiny', 48, 48, true],
  ['a drawing without dimensions', 0, 0, false],
] as const) {
  test(`${what} is ${isWhole ? 'shown whole on its ground' : 'cut to its place'}`, () => {
    render(<Picture src="/there.png" alt="Shown" />);
    const image = screen.getByAltText('Shown');
    const sizes = { ...place, naturalWidth: width, naturalHeight: height };
    for (const [name, value] of Object.entries(sizes)) {
      Object.defineProperty(image, name, { value });
    }
    fireEvent.load(image);
    expect(image.hasAttribute('data-whole')).toBe(isWhole);
  });
}
