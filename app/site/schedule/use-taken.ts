import { useMemo } from 'react';
import type { TakenCall } from '#app/content/booking.ts';
import { usePort, useView } from '#app/store/use-content.tsx';

/**
 * What cannot be had on some days: the calls that the desk knows of, and what this visitor was refused. The hours that the
 * page came with may be older than those of the owner.
 */
export function useTaken(
  from: string,
  to: string,
  refused: readonly TakenCall[],
): readonly TakenCall[] {
  const desk = usePort('desk');
  const taken = useView(useMemo(() => desk.takenCalls(from, to), [desk, from, to]));
  return useMemo(() => [...taken, ...refused], [taken, refused]);
}
