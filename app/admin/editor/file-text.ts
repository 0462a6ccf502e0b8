import { NOT_UTF8, utf8Text } from '#app/lib/utf8-text.ts';

type FileText = { ok: true; text: string } | { ok: false; reason: string };

const refusal = (reason: string): FileText => ({ ok: false, reason });

/** What stands in a file that the owner chose, or why that cannot be said: it was moved meanwhile, or may not be read. */
export async function fileText(file: File): Promise<FileText> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return refusal('The file could not be opened.');
  const text = utf8Text(new Uint8Array(bytes));
  return text === null ? refusal(NOT_UTF8) : { ok: true, text };
}
