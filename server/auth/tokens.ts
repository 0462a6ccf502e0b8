// What opens something is handed out once and kept as a hash: the tables alone let nobody in.
import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Quick on purpose: nobody guesses 32 random bytes. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
