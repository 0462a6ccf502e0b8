/** A text without halves of letters, which no address can hold: `encodeURI` throws at them. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}
