// The gate of a site on a server: sessions. Other tabs of this browser hear of a change.
import type { User } from '#app/content/session.ts';
import type { Gate } from '../ports.ts';
import { call, type Fetch } from './call.ts';

/** As much of a BroadcastChannel as is needed. */
interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: () => void): void;
}

export interface HttpGate extends Gate {
  /** Asks the server who is signed in. */
  ask(): Promise<void>;
}

export function createHttpGate(fetch: Fetch, channel: Channel): HttpGate {
  const listeners = new Set<() => void>();
  let user: User | null = null;

  function take(next: User | null) {
    if (JSON.stringify(next) === JSON.stringify(user)) return;
    user = next;
    for (const listener of listeners) listener();
  }

  async function ask() {
    const answer = await call<{ user: User | null }>(fetch, 'GET', '/api/session');
    // Without an answer nobody is signed out: the next request will tell.
    if (answer.ok) take(answer.body.user);
  }

  channel.addEventListener('message', () => void ask());

  return {
    user: {
      get: () => user,
      subscribe(listener) {
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      },
    },
    ask,
    async signIn(email, password) {
      const answer = await call<{ user: User }>(fetch, 'POST', '/api/session', { email, password });
      if (!answer.ok) {
        const isWrong = answer.failure.kind === 'not-allowed';
        return { ok: false, reason: isWrong ? 'wrong' : 'unavailable' };
      }
      take(answer.body.user);
      channel.postMessage('changed');
      return { ok: true };
    },
    async signOut() {
      const answer = await call(fetch, 'DELETE', '/api/session');
      if (!answer.ok) return { ok: false, failure: answer.failure };
      take(null);
      channel.postMessage('changed');
      return { ok: true };
    },
  };
}
