// Checks a typed pair against the salted hash that the build holds. Must agree with
// scripts/admin-credentials.mjs.

export interface Credentials {
  salt: string;
  iterations: number;
  hash: string;
}

export type Verification = 'right' | 'wrong' | 'unavailable';

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

const HASH_BITS = 256;

/** `unavailable` where the browser has no cryptography: pages that came over plain http. */
export async function verifyCredentials(
  email: string,
  password: string,
  { salt, iterations, hash }: Credentials,
): Promise<Verification> {
  if (!globalThis.crypto?.subtle) return 'unavailable';
  const secret = new TextEncoder().encode(`${email.trim().toLowerCase()}\n${password}`);
  const expected = bytesOf(hash);
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  const derived = new Uint8Array(
    await crypto.subtle.deriveBits(
      { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations },
      key,
      HASH_BITS,
    ),
  );
  // Every byte of an empty hash is right.
  const isWhole = expected.length === derived.length;
  return isWhole && derived.every((byte, at) => byte === expected[at]) ? 'right' : 'wrong';
}
