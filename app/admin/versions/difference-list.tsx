import { itemKeys } from '../editor/list-items.ts';
import type { Difference, SideWords } from './difference.ts';
import { DifferenceCard } from './difference-card.tsx';

/** More than this is a count: nobody reads it before choosing. */
const SHOWN = 40;

interface DifferenceListProps {
  differences: readonly Difference[];
  words: SideWords;
}

export function DifferenceList({ differences, words }: DifferenceListProps) {
  const keys = itemKeys(differences, ({ noun, title }) => `${noun} ${title}`);
  return (
    <>
      <ul className="grid gap-3">
        {differences.slice(0, SHOWN).map((difference, at) => (
          <DifferenceCard key={keys[at]} difference={difference} words={words} />
        ))}
      </ul>
      {differences.length > SHOWN && (
        <p className="text-muted text-sm">
          and {(differences.length - SHOWN).toLocaleString('en')} more
        </p>
      )}
    </>
  );
}
