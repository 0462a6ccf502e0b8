import { useMemo } from 'react';
import { compareVersions } from '../versions/compare-versions.ts';
import type { SideWords } from '../versions/difference.ts';
import { DifferenceList } from '../versions/difference-list.tsx';
import type { Shape } from '../versions/shape.ts';

const WORDS: SideWords = {
  names: { theirs: 'This version', mine: 'Saved now' },
  doers: { theirs: 'This version', mine: 'Since then' },
  unchanged: '',
};

interface VersionDifferencesProps {
  id: string;
  shape: Shape;
  version: unknown;
  saved: unknown;
}

/** How a version differs from what is saved now: what was done to it since then. */
export function VersionDifferences({ id, shape, version, saved }: VersionDifferencesProps) {
  const { differences } = useMemo(
    () => compareVersions(shape, { base: version, theirs: version, mine: saved }),
    [shape, version, saved],
  );
  return (
    <section id={id} aria-label="Compared with what is saved now" className="grid gap-3">
      <DifferenceList differences={differences} words={WORDS} />
    </section>
  );
}
