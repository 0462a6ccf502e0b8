import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

const STEP = 50;
/** How far below the window the end is when more is drawn. */
const AHEAD_PX = 1000;

interface GrowingListProps<Item> {
  items: readonly Item[];
  /** How many are drawn at first, at least. */
  start?: number;
  /** There is more than these: called when the reader comes near the end of them. */
  onEnd?: (() => void) | undefined;
  className?: string;
  children: (item: Item) => ReactNode;
}

/** A list of any length that draws its items as the reader comes near them. */
export function GrowingList<Item>({
  items,
  start = 0,
  onEnd,
  className,
  children,
}: GrowingListProps<Item>) {
  const [count, setCount] = useState(Math.max(start, STEP));
  const isWhole = items.length <= count;
  return (
    <ul className={className}>
      {items.slice(0, count).map(children)}
      {/* A new end for every step: one that is still in sight is looked at again. */}
      {!isWhole && <End key={count} onNear={() => setCount(count + STEP)} />}
      {isWhole && onEnd && <End key={-items.length} onNear={onEnd} />}
    </ul>
  );
}

function End({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLLIElement>(null);
  const handleNear = useEffectEvent(onNear);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) handleNear();
      },
      { rootMargin: `${AHEAD_PX}px` },
    );
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return <li ref={end} aria-hidden="true" />;
}
