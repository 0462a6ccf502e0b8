// Who asks, and how. What a proxy says about it counts only where one stands in front: anybody can send such headers.
import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

export interface Site {
  /** Where visitors find it, when that was configured: `https://example.com`. */
  address?: string | undefined;
  /** How many proxies stand in front of this process; each adds the address of whoever asked it. */
  trustProxy: number;
}

/** How many groups of an IPv6 address name a network; the rest its owner can choose freely. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** The client's address; of IPv6 its network, since a single customer has billions of addresses there. */
export function addressOf(context: Context, { trustProxy }: Site): string {
  // There is no socket when a test asks in process.
  const { incoming }: Partial<HttpBindings> = context.env ?? {};
  const direct = incoming?.socket.remoteAddress ?? 'unknown';
  if (trustProxy < 1) return networkOf(direct);
  // Read from the end: what stands further in front was sent by the client itself.
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? [];
  return networkOf(forwarded.at(-trustProxy)?.trim() || direct);
}

/** Some proxies write the port too, which is another one for every connection: `192.0.2.1:5001`, `[2001:db8::1]:77`. */
const PORT = /^(?:\[(?<six>.*)\]|(?<four>[\d.]+))(?::\d+)?$/;

function networkOf(address: string): string {
  const { six, four } = PORT.exec(address)?.groups ?? {};
  const plain = (six ?? four ?? address).replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [start, end] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array<string>(GROUPS - start.length - end.length).fill('0');
  return `${[...start, ...zeros, ...end].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

const groupsOf = (part: string) => part.split(':').filter((group) => group !== '');

/** Whether the browser came over TLS, which ends at the proxy as a rule. */
export function isSecure(context: Context, { address, trustProxy }: Site): boolean {
  const { protocol, host } = new URL(context.req.url);
  const forwarded = context.req.header('x-forwarded-proto');
  if (trustProxy > 0 && forwarded) {
    // Unlike addresses, this is mostly said once: a proxy puts its word in the place of what it was told.
    const said = forwarded.split(',');
    return (said.at(-trustProxy) ?? said[0])?.trim() === 'https';
  }
  return protocol === 'https:' || address === `https://${host}`;
}
