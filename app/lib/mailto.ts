import { wellFormed } from './well-formed.ts';

/** The link to a mailbox. Whatever in the address could add a field or another recipient is encoded. */
export function mailto(address: string): string {
  return `mailto:${encodeURIComponent(wellFormed(address.trim())).replaceAll('%40', '@')}`;
}
