// Who a mail comes from or goes to. What is no plain address goes nowhere: it could name others, or break a header.

export interface Mailbox {
  name: string;
  address: string;
}

const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;
/** RFC 5321: longer ones cannot be delivered. */
const ADDRESS_MAX = 254;

export function isAddress(text: string): boolean {
  return text.length <= ADDRESS_MAX && ADDRESS.test(text);
}

/** `Ada Lovelace <ada@example.com>`, or the address alone. */
export function toMailbox(text: string): Mailbox | undefined {
  const [, name = '', address = text] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim()) ?? [];
  return isAddress(address.trim())
    ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() }
    : undefined;
}
