import { type ReactNode, useEffect, useState } from 'react';
import { AWAITS, announceAwake } from './awaiting.ts';

/** A part of the page that is marked as asleep until its code serves it. */
export function Part({ children }: { children: ReactNode }) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  useEffect(() => {
    if (isAwake) announceAwake();
  }, [isAwake]);
  return <div {...(isAwake ? {} : { [AWAITS]: '' })}>{children}</div>;
}
