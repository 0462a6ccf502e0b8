import type { EmblaCarouselType } from 'embla-carousel';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './button.tsx';
import { useNear } from './use-near.ts';

interface CarouselProps {
  label: string;
  /** What it is, as a screen reader says it. */
  roleDescription: string;
  previousLabel: string;
  nextLabel: string;
  slideLabel: (number: number, count: number) => string;
  direction: 'ltr' | 'rtl';
  slides: readonly { id: string; title: ReactNode; content: ReactNode }[];
}

/** The most slides that show at once. With no more than that, a loop needs every slide a second time. */
const LARGEST_VIEW = 3;

/** Loops, starts at the edge, and shows one, two or three slides. Without scripts it scrolls. */
export function Carousel({
  label,
  roleDescription,
  previousLabel,
  nextLabel,
  slideLabel,
  direction,
  slides,
}: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useRef<Promise<EmblaCarouselType | null>>(null);
  const isNear = useNear(viewport);
  const [isPressed, setPressed] = useState(false);
  const isNeeded = isNear || isPressed;
  const [isMade, setMade] = useState(false);
  const [inView, setInView] = useState<number[] | null>(null);
  const [turnedTo, setTurnedTo] = useState<number>();

  useEffect(() => {
    if (!isNeeded) return;
    let made: EmblaCarouselType | null = null;
    let isGone = false;
    const make = ({ default: createCarousel }: typeof import('embla-carousel')) => {
      if (isGone || !viewport.current) return null;
      const startIndex = scrolledTo(viewport.current);
      // With the copies in place before anything turns: slides that all fit into the view would not.
      flushSync(() => setMade(true));
      made = createCarousel(viewport.current, {
        loop: true,
        align: 'start',
        direction,
        startIndex,
        breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
        // The neighbour that touches the edge is not in view.
        inViewThreshold: 0.5,
        // What can have focus is in view already.
        watchFocus: false,
      });
      const handleView = () => setInView(made?.slidesInView() ?? null);
      made.on('slidesInView', handleView).on('reInit', handleView);
      return made;
    };
    // Where its code does not arrive, the slides go on to scroll.
    carousel.current = import('embla-carousel').then(make, () => null);
    return () => {
      isGone = true;
      made?.destroy();
    };
  }, [direction, isNeeded]);

  const isRepeated = isMade && slides.length > 1 && slides.length <= LARGEST_VIEW;
  const copies = isRepeated ? slides.map((slide) => ({ ...slide, id: `${slide.id}-again` })) : [];

  /** A press that comes before the code waits for it, and asks for it when nothing has yet. */
  async function turn(way: 'forward' | 'backward') {
    if (!carousel.current) flushSync(() => setPressed(true));
    const made = await carousel.current;
    if (made) {
      if (way === 'forward') made.scrollNext();
      else made.scrollPrev();
      setTurnedTo(made.selectedScrollSnap() % slides.length);
      return;
    }
    const width = viewport.current ? slideWidth(viewport.current) : 0;
    const sign = (way === 'forward') === (direction === 'ltr') ? 1 : -1;
    viewport.current?.scrollBy({ left: sign * width });
  }

  function handleKeyDown(event: KeyboardEvent) {
    // With a modifier the keys are the browser's.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward) void turn('forward');
    else if (event.key === backward) void turn('backward');
    else return;
    event.preventDefault();
  }

  return (
    <section aria-roledescription={roleDescription} aria-label={label} onKeyDown={handleKeyDown}>
      {/* Clipped, it cannot be scrolled any more: not by a swipe that is still under way, nor towards what has focus. */}
      <div ref={viewport} className={isMade ? 'overflow-clip' : 'swipe-row'}>
        <ul className={isMade ? '-ms-5 flex [touch-action:pan-y]' : '-ms-5 flex'}>
          {[...slides, ...copies].map(({ id, content }, at) => (
            <li
              key={id}
              // What is out of sight must not be reached by keyboard.
              inert={inView !== null && !inView.includes(at)}
              data-copy={at < slides.length ? undefined : ''}
              aria-label={slideLabel((at % slides.length) + 1, slides.length)}
              className="min-w-0 shrink-0 grow-0 basis-full snap-start -scroll-ms-5 ps-5 md:basis-1/2 lg:basis-1/3"
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      {/* Who turns it without seeing it hears where it is. A swipe says nothing: its cards are read. */}
      <p role="status" className="sr-only">
        {turnedTo !== undefined && (
          <>
            {slideLabel(turnedTo + 1, slides.length)} {slides[turnedTo]?.title}
          </>
        )}
      </p>
      {slides.length > 1 && (
        <div className="mt-4 flex justify-end gap-2">
          <Button
            variant="outline"
            size="icon"
            aria-label={previousLabel}
            onClick={() => turn('backward')}
          >
            <ChevronLeft className="size-5 mirrored" />
          </Button>
          <Button
            variant="outline"
            size="icon"
            aria-label={nextLabel}
            onClick={() => turn('forward')}
          >
            <ChevronRight className="size-5 mirrored" />
          </Button>
        </div>
      )}
    </section>
  );
}

function slideWidth(viewport: HTMLElement): number {
  return viewport.querySelector('li')?.offsetWidth ?? 0;
}

/** The slide that the visitor has scrolled to. */
function scrolledTo(viewport: HTMLElement): number {
  return Math.round(Math.abs(viewport.scrollLeft) / (slideWidth(viewport) || 1));
}
