import { type RefObject, useEffect, useRef } from 'react';

/** For a toast whose Undo needs this screen: the signal comes when the screen is left. */
export function useUntilLeft(): RefObject<AbortSignal | undefined> {
  const signal = useRef<AbortSignal>(undefined);
  useEffect(() => {
    const left = new AbortController();
    signal.current = left.signal;
    return () => left.abort();
  }, []);
  return signal;
}
