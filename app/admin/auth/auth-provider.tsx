// Who is signed in. The stored record restores the session; signing out anywhere ends it everywhere, but a
// screen with unsaved work elsewhere is asked first.
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { User } from '#app/content/session.ts';
import { SUBMIT_DELAY_MS } from '#app/content/timing.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';
import { delay } from '../delay.ts';
import { type Verification, verifyCredentials } from './verify-credentials.ts';

interface Auth {
  user: User | null;
  login: (email: string, password: string) => Promise<Verification>;
  logout: () => void;
  /** Signed out in another tab: the screen stays until `logout`, because it may have something to lose. */
  isOver: boolean;
}

const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used inside an AuthProvider.');
  return auth;
}

/** For screens that only a signed-in person sees. */
export function useUser(): User {
  const { user } = useAuth();
  if (!user) throw new Error('useUser must be used behind the guard.');
  return user;
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const store = useStore();
  const record = useContent('auth');
  const { name } = useContent('about');
  // A browser that is full or blocks storage still lets the owner in, to make room.
  const [unstored, setUnstored] = useState<User | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const signedIn = record?.user ?? unstored;
  const [last, setLast] = useState(signedIn);
  if (signedIn && signedIn !== last) setLast(signedIn);

  async function login(email: string, password: string): Promise<Verification> {
    const [verification] = await Promise.all([
      verifyCredentials(email, password, __ADMIN_CREDENTIALS__),
      delay(SUBMIT_DELAY_MS),
    ]);
    if (verification === 'right') {
      setLeaving(false);
      const user = { email: email.trim(), name };
      const saved = await store.save('auth', { isAuthenticated: true, user });
      if (!saved.ok) setUnstored(user);
    }
    return verification;
  }

  function logout() {
    setUnstored(null);
    setLeaving(true);
    void store.clear('auth');
  }

  const known = isLeaving ? null : (signedIn ?? last);
  const user = known && { ...known, name: name || known.name };
  const isOver = known !== null && !signedIn;
  return <AuthContext value={{ user, login, logout, isOver }}>{children}</AuthContext>;
}
