const BYTES = 16;

/** A text that nobody else has. `crypto.randomUUID` is not there on a plain http address. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
