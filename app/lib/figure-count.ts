/** The least that an open figure counts for: '1+ years' are several. */
const SEVERAL = 3;

/** How many a figure of the owner's stands for, to choose the form of a word by; NaN where it names no number. */
export function figureCount(figure: string): number {
  const plain = figure
    .replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) % 16}`)
    // '1,000' and '1.000' are one number.
    .replace(/[.,](?=\d{3})/g, '');
  const count = Number(plain.match(/\d+/g)?.at(-1));
  return /\D/.test(plain) ? Math.max(count, SEVERAL) : count;
}
