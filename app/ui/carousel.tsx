import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';

interface CarouselProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  slideLabel: (number: number, count: number) => string;
  direction: 'ltr' | 'rtl';
  slides: readonly { id: string; content: ReactNode }[];
}

/** The most slides that show at once. With no more than that, a loop needs every slide a second time. */
const LARGEST_VIEW = 3;

/** Loops, starts at the edge, and shows one, two or three slides. Without scripts it scrolls. */
export function Carousel({
  label,
  previousLabel,
  nextLabel,
  slideLabel,
  direction,
  slides,
}: CarouselProps) {
  const [viewport, carousel] = useEmblaCarousel({ loop: true, align: 'start', direction });
  const [inView, setInView] = useState<number[] | null>(null);

  useEffect(() => {
    if (!carousel) return;
    const handleView = () => setInView(carousel.slidesInView());
    carousel.on('slidesInView', handleView).on('reInit', handleView);
    handleView();
    return () => {
      carousel.off('slidesInView', handleView).off('reInit', handleView);
    };
  }, [carousel]);

  const isRepeated = carousel && slides.length > 1 && slides.length <= LARGEST_VIEW;
  const copies = isRepeated ? slides.map((slide) => ({ ...slide, id: `${slide.id}-again` })) : [];

  function handleKeyDown(event: KeyboardEvent) {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward) carousel?.scrollNext();
    else if (event.key === backward) carousel?.scrollPrev();
    else return;
    event.preventDefault();
  }

  return (
    <section aria-roledescription="carousel" aria-label={label} onKeyDown={handleKeyDown}>
      <div
        ref={viewport}
        className={carousel ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto'}
      >
        <ul className="-ms-5 flex touch-pan-y">
          {[...slides, ...copies].map(({ id, content }, at) => (
            <li
              key={id}
              // What is out of sight must not be reached by keyboard.
              inert={inView !== null && !inView.includes(at)}
              aria-label={slideLabel((at % slides.length) + 1, slides.length)}
              className="min-w-0 shrink-0 grow-0 basis-full snap-start ps-5 md:basis-1/2 lg:basis-1/3"
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <div className="mt-6 flex justify-end gap-2">
          <Button
            variant="outline"
            size="icon"
            aria-label={previousLabel}
            onClick={() => carousel?.scrollPrev()}
          >
            <ChevronLeft className="size-5 rtl:-scale-x-100" />
          </Button>
          <Button
            variant="outline"
            size="icon"
            aria-label={nextLabel}
            onClick={() => carousel?.scrollNext()}
          >
            <ChevronRight className="size-5 rtl:-scale-x-100" />
          </Button>
        </div>
      )}
    </section>
  );
}
