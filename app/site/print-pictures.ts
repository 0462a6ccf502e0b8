/** On paper nobody comes near to what waits for that: it is fetched as soon as the page is to be printed. */
export function fetchPicturesForPrint(): void {
  addEventListener('beforeprint', () => {
    for (const picture of document.images) picture.loading = 'eager';
  });
}
