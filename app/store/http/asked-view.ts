// Views that a server fills: each asks while somebody listens, again when something may have changed.
import type { View } from '../ports.ts';
import { call, type Fetch } from './call.ts';

export interface AskedViews {
  /** The same view for the same address. `read` makes the value of an answer; null means that it is not there. */
  view<T>(path: string, first: T, read?: (body: unknown) => T): View<T>;
  /** Asks again for everything that somebody listens to. */
  refresh(): void;
}

interface Asked {
  view: View<unknown>;
  ask: () => void;
  isHeard: () => boolean;
}

export function createAskedViews(fetch: Fetch): AskedViews {
  const views = new Map<string, Asked>();

  function create<T>(path: string, first: T, read: (body: unknown) => T): Asked {
    const listeners = new Set<() => void>();
    let value = first;
    let told = JSON.stringify(first);
    let turn = 0;

    async function ask() {
      turn += 1;
      const mine = turn;
      const answer = await call<unknown>(fetch, 'GET', path);
      // What was asked later is newer, whatever arrives first; without an answer the last one stays.
      if (mine !== turn || !answer.ok) return;
      const next = JSON.stringify(answer.body);
      if (next === told) return;
      told = next;
      value = read(answer.body);
      for (const listener of listeners) listener();
    }

    const asked: Asked = {
      view: {
        get: () => value,
        subscribe(listener) {
          listeners.add(listener);
          // Whoever kept the view while nobody listened has not kept its place.
          views.set(path, asked);
          if (listeners.size === 1) void ask();
          return () => {
            listeners.delete(listener);
          };
        },
      },
      ask: () => void ask(),
      isHeard: () => listeners.size > 0,
    };
    return asked;
  }

  return {
    view<T>(path: string, first: T, read: (body: unknown) => T = (body) => body as T): View<T> {
      const asked = views.get(path) ?? create(path, first, read);
      views.set(path, asked);
      return asked.view as View<T>;
    },
    refresh() {
      for (const [path, { ask, isHeard }] of views) {
        if (isHeard()) ask();
        // Nobody looks at it any more: the next one asks anew.
        else views.delete(path);
      }
    },
  };
}
