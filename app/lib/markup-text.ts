const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What no XML document may contain, not even escaped. */
const FORBIDDEN = /(?![\t\n\r\x7f-\x9f])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu;

/** A text without what no XML document may contain. */
export function printable(text: string): string {
  return text.replace(FORBIDDEN, '');
}

/** A text between the tags or in the attributes of HTML or XML. */
export function markupText(text: string): string {
  return printable(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
