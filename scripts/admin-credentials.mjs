// The pair that opens the admin area of a standalone site, as a salted, slow hash. The pair itself never
// reaches a file.
import { pbkdf2Sync, randomBytes } from 'node:crypto';

const ITERATIONS = 600_000;
const KEY_BYTES = 32;
const TRIAL = { email: 'owner@example.com', password: 'try-the-admin' };

/**
 * Both or neither: with a half of the trial's, which everybody knows, the other half would not keep anybody out.
 * @param {NodeJS.ProcessEnv} env
 */
export function adminPair({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }) {
  if (!email && !password) return TRIAL;
  if (!email) throw new Error('ADMIN_PASSWORD is set without ADMIN_EMAIL: the admin needs both.');
  if (!password)
    throw new Error('ADMIN_EMAIL is set without ADMIN_PASSWORD: the admin needs both.');
  return { email, password };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {number} iterations slow on purpose; only tests ask for fewer
 * @returns {{ salt: string, iterations: number, hash: string }}
 */
export function adminCredentials(env, iterations = ITERATIONS) {
  const { email, password } = adminPair(env);
  const salt = randomBytes(16);
  const secret = `${email.trim().toLowerCase()}\n${password}`;
  const hash = pbkdf2Sync(secret, salt, iterations, KEY_BYTES, 'sha256');
  return { salt: salt.toString('base64'), iterations, hash: hash.toString('base64') };
}
