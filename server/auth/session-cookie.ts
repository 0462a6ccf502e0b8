// The cookie that carries a session's token.
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isSecure, type Site } from '../connection.ts';
import type { IssuedToken } from './sessions.ts';

const NAME = 'session';

/**
 * Over TLS with the prefix that keeps other hosts of the same domain from setting it. `Strict`, since the documents
 * hold nothing of the owner's: who follows a link from a mail gets the admin's page, and that page asks for the
 * session itself, from its own site.
 */
function optionsOf(context: Context, site: Site) {
  const always = { path: '/', httpOnly: true, sameSite: 'Strict' } as const;
  return isSecure(context, site) ? { ...always, secure: true, prefix: 'host' as const } : always;
}

export function readSessionCookie(context: Context, site: Site): string | undefined {
  return getCookie(context, NAME, isSecure(context, site) ? 'host' : undefined);
}

export function setSessionCookie(context: Context, site: Site, issued: IssuedToken, now: Date) {
  const maxAge = Math.floor((issued.expiresAt.getTime() - now.getTime()) / 1000);
  setCookie(context, NAME, issued.token, { ...optionsOf(context, site), maxAge });
}

export function clearSessionCookie(context: Context, site: Site): void {
  deleteCookie(context, NAME, optionsOf(context, site));
}
