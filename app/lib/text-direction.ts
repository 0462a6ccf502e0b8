const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * The direction in which most letters of a text run; undefined for a text without letters. The first
 * letter alone, which `dir="auto"` goes by, is often a foreign name.
 */
export function textDirection(text: string): 'ltr' | 'rtl' | undefined {
  const letters = text.match(/\p{L}/gu);
  if (!letters) return undefined;
  const backwards = letters.filter((letter) => RIGHT_TO_LEFT.test(letter)).length;
  return backwards * 2 > letters.length ? 'rtl' : 'ltr';
}
