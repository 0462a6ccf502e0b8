// For tests: a site with a clock of its own, and browsers that visit it.
import { Hono } from 'hono';
import { type SessionServices, sessionRoutes } from '../api/session.ts';
import type { Site } from '../connection.ts';
import type { Database } from '../db/open.ts';
import { noStore, ownOriginOnly } from '../http.ts';
import { issueSetupToken } from './setup.ts';

export const EMAIL = 'owner@example.com';
export const PASSWORD = 'correct horse battery';
/** The least that argon2 takes: a test that signs in is not about how long that takes. */
export const LOW_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const ORIGIN = 'http://localhost';

export function createClock() {
  let time = Date.parse('2026-03-01T12:00:00Z');
  return {
    now: () => new Date(time),
    pass(ms: number) {
      time += ms;
    },
  };
}

/** One process of the site. */
export function startSite(
  database: Database,
  now: () => Date,
  site: Site = { trustProxy: 0 },
): { app: Hono; services: SessionServices } {
  const ownerName = async () => 'Sara';
  const events = { tell: () => {} };
  const services = { database, now, site, ownerName, events, passwordCost: LOW_COST };
  const app = new Hono();
  app.use(noStore, ownOriginOnly(site));
  app.route('/api', sessionRoutes(services));
  return { app, services };
}

/** Headers; one that is undefined is not sent, though a browser would. */
type Said = Readonly<Record<string, string | undefined>>;

/** What it got in is what it sends from then on, as a browser does. */
export function openBrowser(app: Hono, remoteAddress = '192.0.2.1') {
  const cookies = new Map<string, string>();

  function receive(response: Response): Response {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  }

  /** Sends without taking in the answer's cookies. */
  async function ask(method: string, path: string, body?: unknown, headers: Said = {}) {
    return put(method, path, body === undefined ? undefined : JSON.stringify(body), headers);
  }

  async function put(method: string, path: string, body?: BodyInit, headers: Said = {}) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const said = Object.entries({ origin: ORIGIN, ...(cookie && { cookie }), ...headers });
    const init = {
      method,
      headers: said.filter((pair): pair is [string, string] => pair[1] !== undefined),
      ...(body !== undefined && { body, duplex: 'half' }),
    };
    return app.request(path, init, { incoming: { socket: { remoteAddress } } });
  }

  const send = async (...request: Parameters<typeof ask>) => receive(await ask(...request));
  return {
    cookies,
    ask,
    send,
    receive,
    /** A body that is no JSON. */
    sendFile: async (path: string, body: BodyInit, headers: Said = {}) =>
      receive(await put('POST', path, body, headers)),
    signIn: (email = EMAIL, password = PASSWORD) =>
      send('POST', '/api/session', { email, password }),
    /** Null when nobody is signed in. */
    user: async () => (await (await send('GET', '/api/session')).json()).user,
  };
}

/** Makes the owner, who has signed in nowhere yet. */
export async function setUpOwner(
  app: Hono,
  { database, now }: Pick<SessionServices, 'database' | 'now'>,
): Promise<void> {
  const browser = openBrowser(app, '198.51.100.1');
  const token = await issueSetupToken(database, now());
  await browser.send('POST', '/api/setup', { token, email: EMAIL, password: PASSWORD });
  await browser.send('DELETE', '/api/session');
}
