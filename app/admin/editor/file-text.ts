export const NOT_OPENED = 'The file could not be opened.';

/** What stands in a file that the owner chose; null when it was moved meanwhile, or may not be read. */
export async function fileText(file: File): Promise<string | null> {
  return file.text().catch(() => null);
}
