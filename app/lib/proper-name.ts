const NAME_MAX = 60;

/** What was typed as a name, if it looks like one: letters, and no link or sentence that somebody could send with it. */
export function properName(typed: string): string | undefined {
  // The pattern takes the square of the length.
  if (typed.length > NAME_MAX || /\.\S/.test(typed)) return undefined;
  const name = typed.trim();
  return /^[\p{L}\p{M}'’ -]+(\. ?)?[\p{L}\p{M}'’ -]*$/u.test(name) ? name : undefined;
}
