// The owner's password: what it has to be, and how it is kept and checked.
import { hash, parseOptions, verify } from '@node-rs/argon2';

/** What one guess costs whoever makes it: KiB of memory, passes over it, threads. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/**
 * Argon2id, which is the library's own choice, at what OWASP asks for at least: 19 MiB, two passes, one thread.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of nothing: random bytes that were thrown away. It is checked where there is no account. */
export function dummyHash({ memoryCost, timeCost, parallelism }: PasswordCost = COST): string {
  const cost = `m=${memoryCost},t=${timeCost},p=${parallelism}`;
  return `$argon2id$v=19$${cost}$Tl/uZS/3lCKrgkVa8azc/g$LSsBWoRtjgUvz2IOK30LwHlSZr5KqcfOnEEqCh9XMG4`;
}

const MIN_LENGTH = 10;

/** What is wrong with a new password. */
export function passwordProblem(password: string, email: string): string | undefined {
  if ([...password].length < MIN_LENGTH) return `A password has at least ${MIN_LENGTH} characters.`;
  if (isSameEmail(password, email)) return 'The e-mail cannot be the password.';
  return undefined;
}

export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

export function hashPassword(password: string, cost: PasswordCost = COST): Promise<string> {
  return hash(normalize(password), cost);
}

/** Whether it was made at another cost than the one of today. */
export function isOutdated(passwordHash: string, cost: PasswordCost = COST): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
  const isSame =
    memoryCost === cost.memoryCost &&
    timeCost === cost.timeCost &&
    parallelism === cost.parallelism;
  return !isSame;
}

/** Takes as long without a hash as with one. */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  cost?: PasswordCost,
): Promise<boolean> {
  const isRight = await verify(passwordHash ?? dummyHash(cost), normalize(password));
  return isRight && passwordHash !== undefined;
}

/** Systems write one and the same letter in several ways. */
const normalize = (password: string) => password.normalize('NFKC');
