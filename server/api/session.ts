// Signing in and out, the list of sessions, the password, and the set-up of a site that has no owner yet.
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { checkPair, findOwner, replacePassword } from '../auth/owner.ts';
import { passwordProblem } from '../auth/password.ts';
import {
  type AuthServices,
  type OwnerEnv,
  requireOwner,
  sessionOf,
} from '../auth/require-owner.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from '../auth/session-cookie.ts';
import {
  createSession,
  endAllSessions,
  endSession,
  type IssuedToken,
  listSessions,
} from '../auth/sessions.ts';
import { createOwner, isSetupToken } from '../auth/setup.ts';
import { signIn } from '../auth/sign-in.ts';
import { claimAttempt, clearAttempts } from '../auth/throttle.ts';
import { addressOf } from '../connection.ts';
import type { Events } from '../events.ts';
import { fail, readJson } from '../http.ts';

export interface SessionServices extends AuthServices {
  /** As the site's profile has it. */
  ownerName: () => Promise<string>;
  events: Pick<Events, 'tell'>;
}

const MAX_BYTES = 4096;

const pairSchema = z.object({ email: z.string(), password: z.string() });
const passwordSchema = z.object({ current: z.string(), next: z.string() });
const setupSchema = z.object({
  token: z.string(),
  email: z.string().check(z.trim(), z.email()),
  password: z.string(),
});

const agentOf = (context: Context) => context.req.header('user-agent') ?? '';

export function sessionRoutes(services: SessionServices) {
  const { database, site, now, ownerName, passwordCost, events } = services;
  const ownerOnly = requireOwner(services);

  async function user() {
    const owner = await findOwner(database);
    return owner ? { email: owner.email, name: await ownerName() } : null;
  }

  async function leave(context: Context): Promise<void> {
    const token = readSessionCookie(context, site);
    if (!token) return;
    await endSession(database, token);
    events.tell('sessions');
  }

  /** A new session takes the place of the one that this browser had. */
  async function letIn(context: Context, issued: IssuedToken) {
    await leave(context);
    await clearAttempts(database, addressOf(context, site), now());
    setSessionCookie(context, site, issued, now());
    return context.json({ user: await user() });
  }

  /** Whoever guesses too quickly is told to wait, and no password is looked at. */
  async function mustWait(context: Context): Promise<Response | undefined> {
    const wait = await claimAttempt(database, addressOf(context, site), now());
    if (wait === 0) return undefined;
    const seconds = Math.ceil(wait / 1000);
    context.header('Retry-After', String(seconds));
    return fail(context, 'busy', `Too many attempts. Try again in ${seconds} s.`, 429);
  }

  return new Hono<OwnerEnv>()
    .get('/session', async (context) => {
      const session = await sessionOf(context, services);
      if (session?.issued) setSessionCookie(context, site, session.issued, now());
      return context.json({ user: session ? await user() : null });
    })
    .post('/session', async (context) => {
      const pair = await readJson(context, pairSchema, MAX_BYTES);
      if (pair instanceof Response) return pair;
      const refusal = await mustWait(context);
      if (refusal) return refusal;
      const issued = await signIn(services, pair, agentOf(context));
      if (!issued) return fail(context, 'not-allowed', 'Invalid email or password.');
      return letIn(context, issued);
    })
    .delete('/session', async (context) => {
      await leave(context);
      clearSessionCookie(context, site);
      return context.body(null, 204);
    })
    .get('/sessions', ownerOnly, async (context) => {
      const sessions = await listSessions(database, now());
      const isThis = (id: string) => id === context.get('sessionId');
      return context.json(sessions.map((entry) => ({ ...entry, isThis: isThis(entry.id) })));
    })
    .delete('/sessions', ownerOnly, async (context) => {
      await endAllSessions(database);
      events.tell('sessions');
      clearSessionCookie(context, site);
      return context.body(null, 204);
    })
    .post('/password', ownerOnly, async (context) => {
      const body = await readJson(context, passwordSchema, MAX_BYTES);
      if (body instanceof Response) return body;
      const email = (await findOwner(database))?.email ?? '';
      const problem = passwordProblem(body.next, email);
      if (problem) return fail(context, 'corrupt', problem);
      const refusal = await mustWait(context);
      if (refusal) return refusal;
      const pair = { email, password: body.current };
      const checked = await checkPair(database, pair, passwordCost);
      const replacing = { but: context.get('sessionId'), cost: passwordCost };
      // Not 401: the session is good, and whoever is told otherwise would have to sign in again.
      if (!checked || !(await replacePassword(database, body.next, { ...replacing, checked }))) {
        return fail(context, 'not-allowed', 'The current password is wrong.', 403);
      }
      events.tell('sessions');
      await clearAttempts(database, addressOf(context, site), now());
      return context.body(null, 204);
    })
    .post('/setup', async (context) => {
      const body = await readJson(context, setupSchema, MAX_BYTES);
      if (body instanceof Response) return body;
      const { token, email, password } = body;
      const used = () =>
        fail(context, 'not-allowed', 'This link is too old, or was used before.', 403);
      if (!(await isSetupToken(database, token, now()))) return used();
      const problem = passwordProblem(password, email);
      if (problem) return fail(context, 'corrupt', problem);
      const isMade = await createOwner(database, email, password, passwordCost);
      if (!isMade) return used();
      return letIn(context, await createSession(database, agentOf(context), now()));
    });
}
