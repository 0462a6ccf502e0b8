/** Of a file that another program has saved: in another encoding every letter beyond English would be lost. */
export const NOT_UTF8 =
  'The file is not saved as UTF-8. Save it as UTF-8 (“CSV UTF-8” in Excel), and try again.';

/** What the bytes say; null when they are no UTF-8. */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
