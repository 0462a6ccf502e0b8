import { type ReactNode, useEffect, useState } from 'react';
import { AWAITS, announceAwake } from './awaiting.ts';

interface PartProps {
  /** By which the page finds it while it sleeps. */
  name?: string;
  children: ReactNode;
}

/** A part of the page that is marked as asleep until its code serves it. */
export function Part({ name = '', children }: PartProps) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  useEffect(() => {
    if (isAwake) announceAwake();
  }, [isAwake]);
  return <div {...(isAwake ? {} : { [AWAITS]: name })}>{children}</div>;
}
