// Links by which a visitor moves or cancels a call. Each is signed for one call as it stood when the link was made: it
// opens no other one, and not this one any more once it was changed or has begun.
import { createHmac, timingSafeEqual } from 'node:crypto';

interface LinkedCall {
  id: string;
  sequence: number;
}

const encode = (text: string) => Buffer.from(text).toString('base64url');

function signature(secret: string, name: string, sequence: string): string {
  return createHmac('sha256', secret).update(`call ${name}.${sequence}`).digest('base64url');
}

/** The path of the page. */
export function callPath(secret: string, { id, sequence }: LinkedCall): string {
  const name = encode(id);
  const token = `${name}.${sequence}.${signature(secret, name, String(sequence))}`;
  return `/calls/${token}`;
}

/** Which call a token was signed for; undefined when nobody here has signed it. */
export function readCallToken(secret: string, token: string): LinkedCall | undefined {
  const [name = '', sequence = '', signed = '', ...rest] = token.split('.');
  const [given, right] = [signed, signature(secret, name, sequence)].map((text) =>
    Buffer.from(text),
  ) as [Buffer, Buffer];
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  if (!isRight || rest.length > 0) return undefined;
  return { id: Buffer.from(name, 'base64url').toString(), sequence: Number(sequence) };
}
