// What happened, one line of JSON each. Nothing of anybody's: no address, no name, no text, no cookie, and of a path
// only its pattern, since a path may hold an id or a token.
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { Unreadable } from './db/content.ts';
import { codeOf } from './db/failures.ts';
import { HungUp } from './http.ts';

export const LOG_LEVELS = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What took longer is told without being asked. */
const SLOW_MS = 1000;

export type Log = (
  level: LogLevel,
  event: string,
  details?: Readonly<Record<string, unknown>>,
) => void;

/** With `warn` what went wrong or took long, with `info` every request. */
export function createLog(
  least: LogLevel = 'warn',
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Log {
  return (level, event, details) => {
    if (LOG_LEVELS.indexOf(level) > LOG_LEVELS.indexOf(least)) return;
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...details }));
  };
}

/** What kind of error it was and where. Not its message: drivers and parsers put values into it. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message, stack = '' } = error;
  const where = stack.slice(stack.indexOf(message) + message.length);
  const frames = where.split('\n').filter((line) => /^\s+at /.test(line));
  const collection = error instanceof Unreadable ? error.key : undefined;
  return { name, collection, code: codeOf(error), stack: frames.map((line) => line.trim()) };
}

export function logRequests(log: Log, now = () => performance.now()): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = now();
    await next();
    const { status } = context.res;
    const ms = Math.round(now() - startedAt);
    const { method } = context.req;
    const route = matchedRoutes(context).findLast((each) => each.method !== 'ALL')?.path ?? 'none';
    if (context.error instanceof HungUp) {
      return log('info', 'visitor hung up', { method, route, ms });
    }
    const error = context.error && describeError(context.error);
    const details = { method, route, status, ms, ...(error && { error }) };
    if (status >= 500) log('error', 'request failed', details);
    else if (ms >= SLOW_MS) log('warn', 'slow request', details);
    else log('info', 'request', details);
  };
}
