/**
 * The last part of an article's address, made from a title in any script. A hyphen at the end stays, so
 * that a person can type `my-post` into a field that is cleaned up on every stroke.
 */
export function slugify(text: string): string {
  return (
    text
      .trim()
      .toLowerCase()
      // Marks are the vowels of many scripts.
      .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
      // Equal letters get equal bytes, however the keyboard composed them, and whatever stood between them.
      .normalize('NFC')
      .trim()
      .replace(/\s+/g, '-')
      .replace(/-{2,}/g, '-')
  );
}

/** The slug itself, or the first of slug-2, slug-3, … that is free. No slug needs no number. */
export function uniqueSlug(slug: string, taken: Iterable<string>): string {
  const others = new Set(taken);
  if (slug === '' || !others.has(slug)) return slug;
  let count = 2;
  while (others.has(`${slug}-${count}`)) count += 1;
  return `${slug}-${count}`;
}
