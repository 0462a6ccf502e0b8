import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { adminPaths } from '../paths.ts';
import { useAuth } from './auth-provider.tsx';

/** Lets nobody pass who is not signed in. */
export function Guard({ children }: { children: ReactNode }) {
  return useAuth().user ? children : <Navigate to={adminPaths.login} replace />;
}
