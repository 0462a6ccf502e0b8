/** How far outside the window something is when it counts as near. */
const NEAR_PX = 600;

/**
 * Tells once that an element is near the window, or that the page is to be printed, where everything is near: then what
 * it needs can be fetched. Returns how to stop waiting.
 */
export function onceNear(element: Element, tell: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) reach();
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  observer.observe(element);
  addEventListener('beforeprint', reach);
  return stop;

  function stop() {
    observer.disconnect();
    removeEventListener('beforeprint', reach);
  }

  function reach() {
    stop();
    tell();
  }
}
