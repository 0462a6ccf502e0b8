// Who is signed in, as the screens have it: signing out anywhere ends the session everywhere, but a screen with
// unsaved work elsewhere is asked first.
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { User } from '#app/content/session.ts';
import { SUBMIT_DELAY_MS } from '#app/content/timing.ts';
import { tellAdminInUse } from '#app/offline/admin-in-use.ts';
import type { SignIn } from '#app/store/ports.ts';
import { useContent, usePort, useView } from '#app/store/use-content.tsx';
import { toast } from '#app/ui/toast.ts';
import { delay } from '../delay.ts';
import { failureHelp } from '../failure-help.ts';

interface Auth {
  user: User | null;
  login: (email: string, password: string) => Promise<SignIn>;
  /** Whether nobody is signed in any more; if somebody is, that has been said. */
  logout: () => Promise<boolean>;
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
  const gate = usePort('gate');
  const signedIn = useView(gate.user);
  const { name } = useContent('about');
  const [isLeaving, setLeaving] = useState(false);
  const [last, setLast] = useState(signedIn);
  if (signedIn && signedIn !== last) setLast(signedIn);

  const isUsed = signedIn !== null;
  useEffect(() => {
    if (isUsed) tellAdminInUse();
  }, [isUsed]);

  async function login(email: string, password: string): Promise<SignIn> {
    const [answer] = await Promise.all([gate.signIn(email, password), delay(SUBMIT_DELAY_MS)]);
    if (answer.ok) setLeaving(false);
    return answer;
  }

  async function logout(): Promise<boolean> {
    setLeaving(true);
    const result = await gate.signOut();
    if (result.ok) return true;
    setLeaving(false);
    toast({ title: 'Still signed in', text: failureHelp(result.failure), tone: 'error' });
    return false;
  }

  const known = isLeaving ? null : (signedIn ?? last);
  // The name of the session is the one that the site had then.
  const user = known && { ...known, name: name.trim() || known.email };
  const isOver = known !== null && !signedIn;
  return <AuthContext value={{ user, login, logout, isOver }}>{children}</AuthContext>;
}
