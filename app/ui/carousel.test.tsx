// Our part of the carousel. How embla moves the track is for a real browser: e2e/carousel.spec.ts.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { EmblaOptionsType } from 'embla-carousel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

const embla = vi.hoisted(() => ({
  create: vi.fn(),
  scrollNext: vi.fn(),
  scrollPrev: vi.fn(),
  destroy: vi.fn(),
  seen: [] as number[],
  at: 0,
  look: () => {},
}));

vi.mock('embla-carousel', () => ({ default: embla.create }));

/** Tells the carousel that it is near the window: it fetches its code then. */
const comeNear: (() => void)[] = [];

class Observer {
  constructor(private readonly see: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    comeNear.push(() => this.see([{ isIntersecting: true }]));
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  const made = {
    scrollNext: embla.scrollNext,
    scrollPrev: embla.scrollPrev,
    destroy: embla.destroy,
    slidesInView: () => embla.seen,
    selectedScrollSnap: () => embla.at,
    on(_event: string, handle: () => void) {
      embla.look = () => act(handle);
      return made;
    },
  };
  embla.create.mockReturnValue(made);
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  comeNear.length = 0;
});

async function renderCarousel(
  count: number,
  direction: 'ltr' | 'rtl' = 'ltr',
  Shown: typeof Carousel = Carousel,
) {
  const slides = Array.from({ length: count }, (_, at) => ({
    id: `s${at + 1}`,
    title: `Slide ${at + 1}`,
    content: <h3>Slide {at + 1}</h3>,
  }));
  const view = render(
    <Shown
      label="Stories"
      roleDescription="carousel"
      previousLabel="Previous"
      nextLabel="Next"
      slideLabel={(number, of) => `${number} of ${of}`}
      direction={direction}
      slides={slides}
    />,
  );
  const early = view.container.querySelectorAll('li').length;
  act(() => {
    for (const near of comeNear.splice(0)) near();
  });
  const settled = () => act(async () => vi.dynamicImportSettled());
  return { ...view, early, settled };
}

const items = () => [...document.querySelectorAll('li')];
const labels = () => items().map((item) => item.getAttribute('aria-label'));
const options = (): EmblaOptionsType => embla.create.mock.lastCall?.[1];

async function press(key: string, modifiers: Partial<KeyboardEventInit> = {}) {
  const isLeftAlone = fireEvent.keyDown(screen.getByRole('button', { name: 'Next' }), {
    key,
    ...modifiers,
  });
  await act(async () => {});
  return { isHandled: !isLeftAlone };
}

test('the slides stand in their order, each with its number, in a named carousel', async () => {
  await renderCarousel(4);
  const carousel = screen.getByRole('region', { name: 'Stories' });
  expect(carousel.getAttribute('aria-roledescription')).toBe('carousel');
  expect(labels()).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
});

test.each([
  [1, 1],
  [2, 4],
  [3, 6],
  [4, 4],
])(
  '%i slides are drawn as %i once it turns: up to three need copies to loop',
  async (count, all) => {
    const { early, settled } = await renderCarousel(count);
    expect(early).toBe(count);
    await settled();
    expect(items()).toHaveLength(all);
    expect(new Set(labels()).size).toBe(count);
  },
);

test('a single slide has nothing to turn to', async () => {
  await renderCarousel(1);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('it loops from the start edge in the direction of the page, without motion for who asks', async () => {
  const { settled } = await renderCarousel(3, 'rtl');
  await settled();
  expect(options()).toMatchObject({
    loop: true,
    align: 'start',
    direction: 'rtl',
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
});

test('only the slides in view can be reached', async () => {
  const { settled } = await renderCarousel(4);
  expect(items().some((item) => item.inert)).toBe(false);
  await settled();
  embla.seen = [1, 2];
  embla.look();
  expect(items().map((item) => item.inert)).toEqual([true, false, false, true]);
});

test('a press before the code is there is kept until it is', async () => {
  const { settled } = await renderCarousel(3);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(embla.scrollNext).not.toHaveBeenCalled();
  await settled();
  expect(embla.scrollNext).toHaveBeenCalledOnce();
  expect(embla.scrollPrev).toHaveBeenCalledOnce();
});

test('so is a press before it counts as near, as on a part that has just come to life', async () => {
  const Blind = class {
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', Blind);
  const { settled } = await renderCarousel(3);
  await settled();
  expect(embla.create).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await settled();
  expect(embla.scrollNext).toHaveBeenCalledOnce();
});

test('the arrow keys turn it, the way the page reads', async () => {
  const { settled, unmount } = await renderCarousel(3);
  await settled();
  expect(await press('ArrowRight')).toEqual({ isHandled: true });
  expect(embla.scrollNext).toHaveBeenCalledOnce();
  await press('ArrowLeft');
  expect(embla.scrollPrev).toHaveBeenCalledOnce();
  unmount();
  vi.clearAllMocks();
  const mirrored = await renderCarousel(3, 'rtl');
  await mirrored.settled();
  await press('ArrowLeft');
  expect(embla.scrollNext).toHaveBeenCalledOnce();
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'an arrow with %s is the browser’s',
  async (modifier) => {
    const { settled } = await renderCarousel(3);
    await settled();
    expect(await press('ArrowLeft', { [modifier]: true })).toEqual({ isHandled: false });
    expect(embla.scrollPrev).not.toHaveBeenCalled();
  },
);

test('a turn says which slide it leads to, a copy as its original; what moves otherwise says nothing', async () => {
  const { settled } = await renderCarousel(3);
  await settled();
  const said = () => screen.getByRole('status').textContent;
  embla.at = 1;
  embla.look();
  expect(said()).toBe('');
  for (const [at, text] of [
    [1, '2 of 3 Slide 2'],
    [3, '1 of 3 Slide 1'],
  ] as const) {
    embla.at = at;
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await vi.waitFor(() => expect(said()).toBe(text));
  }
});

test('other keys are left alone', async () => {
  const { settled } = await renderCarousel(3);
  await settled();
  expect(await press('Home')).toEqual({ isHandled: false });
});

test('it goes on from the slide that was scrolled to', async () => {
  const { settled, container } = await renderCarousel(3);
  const viewport = container.querySelector('ul')?.parentElement as HTMLElement;
  for (const item of items()) Object.defineProperty(item, 'offsetWidth', { value: 300 });
  viewport.scrollLeft = 610;
  await settled();
  expect(options().startIndex).toBe(2);
});

test('what is left is taken down', async () => {
  const { settled, unmount } = await renderCarousel(3);
  await settled();
  unmount();
  expect(embla.destroy).toHaveBeenCalledOnce();
});

test.each([
  ['ltr', 300],
  ['rtl', -300],
] as const)('where the code does not arrive the slides scroll on, %s', async (direction, left) => {
  vi.resetModules();
  vi.doMock('embla-carousel', () => Promise.reject(new Error('Failed to fetch')));
  const { Carousel: WithoutCode } = await import('./carousel.tsx');
  const { container, settled } = await renderCarousel(3, direction, WithoutCode);
  const viewport = container.querySelector('ul')?.parentElement as HTMLElement;
  const scrollBy = vi.spyOn(viewport, 'scrollBy').mockImplementation(() => {});
  for (const item of items()) Object.defineProperty(item, 'offsetWidth', { value: 300 });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await vi.waitFor(() => expect(scrollBy).toHaveBeenCalledWith({ left }));
  await settled();
  expect(items()).toHaveLength(3);
});
