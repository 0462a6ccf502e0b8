import { useMemo } from 'react';
import type { EarlierVersion } from '#app/store/ports.ts';
import type { Shape } from '../versions/shape.ts';
import { type ReadVersion, useVersion } from './use-versions.ts';
import { whatChanged } from './what-changed.ts';

const COMPARING = 'Comparing…';

/** What every row needs to compare its version with another. */
export interface Compared {
  shape: Shape;
  /** What the site shows where nothing is saved. */
  base: unknown;
  read: ReadVersion;
  now: Date;
}

interface ChangeLineProps extends Omit<Compared, 'now'> {
  value: unknown;
  older: EarlierVersion | undefined;
  /** Before anybody looks at it nothing is asked for. */
  isNear: boolean;
}

/** What a save changed in the version before it. */
export function ChangeLine({ shape, base, read, value, older, isNear }: ChangeLineProps) {
  const before = useVersion(read, isNear ? older?.id : undefined);
  const words = useMemo(() => {
    if (!before?.ok || value === undefined) return null;
    return whatChanged(shape, before.value ?? base, value);
  }, [shape, base, before, value]);
  if (value === undefined) return COMPARING;
  if (!older) return 'The oldest version that is kept.';
  if (before && !before.ok) return before.failure.message;
  return words ?? COMPARING;
}
