/** How far outside the window something is when it counts as near. */
const NEAR_PX = 600;

/** Tells once that an element is near the window: then what it needs can be fetched. Returns how to stop waiting. */
export function onceNear(element: Element, tell: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      tell();
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
