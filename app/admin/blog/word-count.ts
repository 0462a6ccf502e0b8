const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Words in any script; punctuation and markdown signs are none. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1;
  return count;
}
