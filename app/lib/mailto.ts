import { wellFormed } from './well-formed.ts';

/**
 * The link to a mailbox, with what the letter begins with. Whatever in the address could add a field or another
 * recipient is encoded.
 */
export function mailto(address: string, text = ''): string {
  const mailbox = encodeURIComponent(wellFormed(address.trim())).replaceAll('%40', '@');
  return `mailto:${mailbox}${text && `?body=${encodeURIComponent(wellFormed(text))}`}`;
}
