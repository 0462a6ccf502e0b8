// Whether the owner is the one who asks.
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Site } from '../connection.ts';
import type { Database } from '../db/open.ts';
import { fail } from '../http.ts';
import { type FoundSession, findSession } from './find-session.ts';
import type { PasswordCost } from './password.ts';
import { readSessionCookie, setSessionCookie } from './session-cookie.ts';

export interface AuthServices {
  database: Database;
  site: Site;
  now: () => Date;
  /** Where another one than the usual is wanted. */
  passwordCost?: PasswordCost;
}

export interface OwnerEnv {
  Variables: { sessionId: string };
}

/** The session of the cookie, if it is one. A token that was issued for it has to go back with the answer. */
export async function sessionOf(
  context: Context,
  { database, site, now }: AuthServices,
): Promise<FoundSession | undefined> {
  const token = readSessionCookie(context, site);
  return token ? findSession(database, token, now()) : undefined;
}

/** For every route that is the owner's alone. */
export function requireOwner(services: AuthServices) {
  return createMiddleware<OwnerEnv>(async (context, next) => {
    const session = await sessionOf(context, services);
    if (!session) return fail(context, 'not-allowed', 'Sign in first.');
    context.set('sessionId', session.id);
    await next();
    // Only now: a route that makes its answer itself knows nothing of headers that were set before. One that has
    // signed out has its own cookie.
    if (!session.issued || context.res.headers.has('set-cookie')) return;
    setSessionCookie(context, services.site, session.issued, services.now());
  });
}
