// The gate of a site without a server: a latch. The stored record restores the session, and its end ends it in
// every tab.
import type { User } from '#app/content/session.ts';
import type { Gate } from './ports.ts';
import type { Store } from './store.ts';
import { type Credentials, verifyCredentials } from './verify-credentials.ts';

const INSECURE =
  'This page came over an insecure connection, where the browser cannot check a password. Open it over https or on localhost.';

export function createLocalGate(store: Store, credentials: Credentials): Gate {
  // A browser that is full or blocks storage still lets the owner in, to make room.
  let unstored: User | null = null;
  const listeners = new Set<() => void>();

  function remember(user: User | null) {
    unstored = user;
    for (const listener of listeners) listener();
  }

  return {
    user: {
      get: () => store.get('auth')?.user ?? unstored,
      subscribe(listener) {
        const end = store.subscribe('auth', listener);
        listeners.add(listener);
        return () => {
          end();
          listeners.delete(listener);
        };
      },
    },
    async signIn(email, password) {
      const verification = await verifyCredentials(email, password, credentials);
      if (verification === 'wrong') return { ok: false, reason: 'wrong' };
      if (verification === 'unavailable') {
        return { ok: false, reason: 'unavailable', message: INSECURE };
      }
      const user = { email: email.trim(), name: store.get('about').name };
      const { ok } = await store.save('auth', { isAuthenticated: true, user });
      if (!ok) remember(user);
      return { ok: true };
    },
    signOut() {
      remember(null);
      return store.clear('auth');
    },
  };
}
