// How moments, times and figures are written, the same in every engine.

/**
 * For Intl: in the digits that the texts of the site are written in. Engines disagree about those of Arabic, and a page
 * that was rendered elsewhere has to say the same here.
 */
export function latinDigits(language: string): string {
  return `${language}-u-nu-latn`;
}

/** A time as people say it: German names the hours, without a zero before them. Engines disagree about the space before AM and PM. */
export function timeWords(time: string, language: string): string {
  const plain = time.replaceAll('\u202f', ' ');
  return language === 'de' ? `${plain.replace(/^0(?=\d)/, '')}\u00a0Uhr` : plain;
}

/** A day with its weekday, where the visitor is. */
export function fullDate(day: Date, language: string): string {
  return new Intl.DateTimeFormat(latinDigits(language), { dateStyle: 'full' }).format(day);
}
