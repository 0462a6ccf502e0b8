/** Changes the page, and leaves what the visitor is looking at where it was. */
export async function keepPlace(change: () => Promise<void>): Promise<void> {
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const before = seen?.getBoundingClientRect().top ?? 0;
  await change();
  // Drawn once, the browser has moved the page as far as it does so itself.
  await new Promise(requestAnimationFrame);
  if (!seen?.isConnected) return;
  scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: 'instant' });
}
