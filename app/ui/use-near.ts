import { type RefObject, useEffect, useState } from 'react';
import { onceNear } from '#app/lib/once-near.ts';

/** Whether the element has been near the window. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!isNear && element.current) return onceNear(element.current, () => setNear(true));
  }, [element, isNear]);
  return isNear;
}
