// Who listens hears what has changed: open admins of this process, and through the database those of the others.
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { AuthServices, OwnerEnv } from './auth/require-owner.ts';
import { isSession } from './auth/sessions.ts';
import type { Database } from './db/open.ts';

/** Of the sessions nobody is told anything: whose own has ended is put through no longer. */
export type Change = 'content' | 'inbox' | 'media' | 'questions' | 'sessions';

/** Proxies close a line on which nothing happens. */
const PULSE_MS = 25_000;

export interface Events {
  /** Tells everybody, in this process and in the others. */
  tell: (change: Change) => void;
  /** Calls back at each change, whoever made it; another process does not say which it was. */
  listen: (listener: (change: Change | 'any') => void, end?: () => void) => () => void;
  /** Whoever listens is told that nothing more will come. */
  close: () => void;
}

interface EventServices extends Pick<AuthServices, 'database' | 'now'> {
  events: Pick<Events, 'listen'>;
}

export async function openEvents({ watch, announce }: Database): Promise<Events> {
  const listeners = new Map<(change: Change | 'any') => void, () => void>();
  const emit = (change: Change | 'any') => {
    for (const listener of listeners.keys()) listener(change);
  };
  const end = await watch(() => emit('any'));
  return {
    tell(change) {
      emit(change);
      // Who misses it looks again later; what was written is safe.
      announce().catch(() => {});
    },
    listen(listener, whenOver = () => {}) {
      listeners.set(listener, whenOver);
      return () => listeners.delete(listener);
    },
    close() {
      end();
      for (const whenOver of listeners.values()) whenOver();
      listeners.clear();
    },
  };
}

/**
 * A line that stays open, for the owner's screens. It says what changed, never what it is now; and it ends with its
 * session, which is looked up before each word.
 */
export function eventRoutes({ events, database, now }: EventServices) {
  return new Hono<OwnerEnv>().get('/', (context) => {
    // Hono asks the same route for a HEAD, and nobody would ever read or close that line.
    if (context.req.method === 'HEAD') return context.body(null);
    const session = context.get('sessionId');
    return streamSSE(context, async (stream) => {
      let end = () => {};
      const ended = new Promise<void>((resolve) => (end = resolve));
      const say = async (word: string | undefined) => {
        if (!(await isSession(database, session, now()))) end();
        else if (word !== undefined) await stream.writeSSE({ data: word });
      };
      // A word that cannot be said is missed: the browser asks for another line then, and looks again.
      const stop = events.listen((change) => {
        say(change === 'sessions' ? undefined : change).catch(end);
      }, end);
      stream.onAbort(end);
      let isOver = false;
      void ended.then(() => (isOver = true));
      while (!isOver) {
        await say('here').catch(end);
        await Promise.race([stream.sleep(PULSE_MS), ended]);
      }
      stop();
    });
  });
}
