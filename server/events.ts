// Who listens hears what has changed: open admins of this process, and through the database those of the others.
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Database } from './db/open.ts';

export type Change = 'content' | 'inbox';

/** Proxies close a line on which nothing happens. */
const PULSE_MS = 25_000;

export interface Events {
  /** Tells everybody, in this process and in the others. */
  tell: (change: Change) => void;
  /** Calls back at each change, whoever made it; another process does not say which it was. */
  listen: (listener: (change: Change | 'any') => void) => () => void;
  close: () => void;
}

export async function openEvents({ watch, announce }: Database): Promise<Events> {
  const listeners = new Set<(change: Change | 'any') => void>();
  const emit = (change: Change | 'any') => {
    for (const listener of listeners) listener(change);
  };
  const end = await watch(() => emit('any'));
  return {
    tell(change) {
      emit(change);
      // Who misses it looks again later; what was written is safe.
      announce().catch(() => {});
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      end();
      listeners.clear();
    },
  };
}

/** A line that stays open, for the owner's screens. It says what changed, never what it is now. */
export function eventRoutes(events: Pick<Events, 'listen'>): Hono {
  return new Hono().get('/', (context) =>
    streamSSE(context, async (stream) => {
      const stop = events.listen((change) => void stream.writeSSE({ data: change }));
      stream.onAbort(stop);
      while (!stream.aborted) {
        await stream.writeSSE({ data: 'here' });
        await stream.sleep(PULSE_MS);
      }
    }),
  );
}
