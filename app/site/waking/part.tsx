import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AWAITS, announceAwake } from './awaiting.ts';
import { carryOver } from './carry-over.ts';

interface PartProps {
  /** By which the page finds it while it sleeps. */
  name?: string;
  children: ReactNode;
}

/** A part of the page that is marked as asleep until its code serves it. */
export function Part({ name = '', children }: PartProps) {
  const [isAwake, setAwake] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => carryOver(name, part.current), [name]);
  useEffect(() => setAwake(true), []);
  useEffect(() => {
    if (isAwake) announceAwake();
  }, [isAwake]);
  return (
    <div ref={part} {...(isAwake ? {} : { [AWAITS]: name })}>
      {children}
    </div>
  );
}
