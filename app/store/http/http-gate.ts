// The gate of a site on a server: sessions. Other tabs of this browser hear of a change.
import type { User } from '#app/content/session.ts';
import { failure, type Result } from '../adapter.ts';
import type { Account, Gate, SessionEntry } from '../ports.ts';
import { createAskedViews } from './asked-view.ts';
import { type Answer, call, type Fetch } from './call.ts';

/** As much of a BroadcastChannel as is needed. */
interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: () => void): void;
}

export interface HttpGate extends Gate {
  account: Account;
  /** Asks the server who is signed in. */
  ask(): Promise<void>;
}

const LATER = 'Sign in when the connection is back.';

/** @param prepare what has to be there before the owner is let in */
export function createHttpGate(
  fetch: Fetch,
  channel: Channel,
  prepare: () => Promise<void> = async () => {},
): HttpGate {
  const listeners = new Set<() => void>();
  const views = createAskedViews(fetch);
  let user: User | null = null;

  function tell(next: User | null) {
    if (JSON.stringify(next) === JSON.stringify(user)) return;
    user = next;
    for (const listener of listeners) listener();
  }

  async function take(next: User | null) {
    if (next && !user) await prepare();
    tell(next);
  }

  async function ask() {
    const answer = await call<{ user: User | null }>(fetch, 'GET', '/api/session');
    // Without an answer nobody is signed out: the next request will tell.
    if (answer.ok) await take(answer.body.user);
  }

  /** Whoever has the answer tells the others. The server may let somebody in and then not say what is saved. */
  async function enter(answer: Answer<{ user: User }>): Promise<Result> {
    if (!answer.ok) return { ok: false, failure: answer.failure };
    try {
      await take(answer.body.user);
    } catch (error) {
      return failure('unreachable', error instanceof Error ? error.message : String(error));
    }
    channel.postMessage('changed');
    return { ok: true };
  }

  async function leave(path: '/api/session' | '/api/sessions'): Promise<Result> {
    const answer = await call(fetch, 'DELETE', path);
    if (!answer.ok) return { ok: false, failure: answer.failure };
    tell(null);
    channel.postMessage('changed');
    return { ok: true };
  }

  // What cannot be prepared now is asked for again with the next change.
  channel.addEventListener('message', () => void ask().catch(() => {}));

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
      const entered = await enter(answer);
      if (entered.ok) return entered;
      const { kind, message } = entered.failure;
      if (kind === 'not-allowed') return { ok: false, reason: 'wrong' };
      return { ok: false, reason: 'unavailable', message };
    },
    signOut: () => leave('/api/session'),
    account: {
      async setUp(token, email, password) {
        const body = { token, email, password };
        const answer = await call<{ user: User }>(fetch, 'POST', '/api/setup', body);
        const entered = await enter(answer);
        if (entered.ok || !answer.ok) return entered;
        // The link is used up: to try it again would only say so.
        const { kind, message } = entered.failure;
        return failure(kind, `The site is yours, but it did not open. ${message} ${LATER}`);
      },
      sessions: views.view<readonly SessionEntry[] | undefined>('/api/sessions', undefined),
      signOutEverywhere: () => leave('/api/sessions'),
      async changePassword(current, next) {
        const answer = await call(fetch, 'POST', '/api/password', { current, next });
        views.refresh();
        return answer.ok ? { ok: true } : { ok: false, failure: answer.failure };
      },
    },
  };
}
