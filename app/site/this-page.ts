import { createContext, useContext } from 'react';

/** Whether the sections are on this page, so that a link to one of them can stay on it. */
export const OnLandingPage = createContext(false);

export function useOnLandingPage(): boolean {
  return useContext(OnLandingPage);
}
