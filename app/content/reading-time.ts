const WORDS_PER_MINUTE = 200;

/** Whole minutes, at least one; undefined for a post that came without its text. */
export function readingMinutes(content: string): number | undefined {
  const words = content.match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu)?.length;
  return words === undefined ? undefined : Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
