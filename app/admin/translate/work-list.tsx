import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { collections } from '#app/content/collections.ts';
import type { LanguageCode } from '#app/content/language-codes.ts';
import type { Work } from '#app/content/translation-work.ts';
import { Badge } from '#app/ui/badge.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Select } from '#app/ui/input.tsx';
import { useConfirmLoss } from '../editor/leave-guard.tsx';
import { WorkRow } from './work-row.tsx';

type Filter = 'open' | 'changed' | 'all';

const FILTERS: readonly { value: Filter; label: string }[] = [
  { value: 'open', label: 'Missing' },
  { value: 'changed', label: 'Changed' },
  { value: 'all', label: 'All' },
];

function passes(filter: Filter, { state }: Work): boolean {
  if (filter === 'all') return true;
  return state === 'changed' || (filter === 'open' && state === 'missing');
}

interface WorkListProps {
  main: LanguageCode;
  language: LanguageCode;
  work: readonly Work[];
  /** Whether it is stored. */
  onSave: (work: Work, text: string) => Promise<boolean>;
  /** Whether something is typed that is not saved. */
  onTyped: (isTyped: boolean) => void;
}

export function WorkList({ main, language, work, onSave, onTyped }: WorkListProps) {
  const id = useId();
  const confirmLoss = useConfirmLoss();
  const [filter, setFilter] = useState<Filter>('open');
  /** The text that an editor leads to. */
  const aimedAt: unknown = useLocation().state?.source;
  /** What is listed stays, although it is translated now: the owner may look at it once more. */
  const [listed, setListed] = useState(() => atOf(work, 'open'));
  const [known, setKnown] = useState(work);
  /** What is being translated, which stays even when the text is another one now: nothing typed is lost. */
  const [begun, setBegun] = useState<readonly Work[]>([]);
  /** What was done last. */
  const [said, setSaid] = useState('');
  const shown = [
    ...work.filter(({ source }) => listed.has(source)),
    ...begun.filter(({ source }) => !work.some((each) => each.source === source)),
  ];
  const keys = [...new Set(shown.map(({ collection }) => collection))];

  const isTyped = begun.length > 0;
  useEffect(() => {
    onTyped(isTyped);
    return () => onTyped(false);
  }, [onTyped, isTyped]);

  // A text that is written meanwhile, in another tab, is listed too.
  if (known !== work) {
    const before = new Set(known.map(({ source }) => source));
    const later = work.filter(({ source }) => !before.has(source));
    setKnown(work);
    setListed(new Set([...listed, ...atOf(later, filter)]));
  }

  async function handleSave(each: Work, text: string) {
    const isStored = await onSave(each, text);
    if (isStored) setSaid(`Saved: ${each.at}.`);
    return isStored;
  }

  function handleTyped(each: Work, isBegun: boolean) {
    if (isBegun) setSaid('');
    setBegun((all) => {
      const others = all.filter(({ source }) => source !== each.source);
      // The list need not be drawn anew with every key.
      if (others.length < all.length === isBegun) return all;
      return isBegun ? [...others, each] : others;
    });
  }

  function handleFilter(next: Filter) {
    setFilter(next);
    setBegun([]);
    setListed(atOf(work, next));
  }

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <label htmlFor={id} className="font-medium text-sm">
          Show
        </label>
        <Select
          id={id}
          className="max-w-48"
          options={FILTERS}
          value={filter}
          onChange={(event) => {
            const next = event.target.value as Filter;
            confirmLoss(() => handleFilter(next));
          }}
        />
        <span role="status">
          <Badge>{shown.filter((each) => passes(filter, each)).length}</Badge>
          <span className="sr-only">{said}</span>
        </span>
      </div>
      {shown.length === 0 && (
        <EmptyState title="Nothing is left here">
          Choose “All” to see every text with its translation.
        </EmptyState>
      )}
      {keys.map((key) => (
        <section key={key} aria-labelledby={`${id}-${key}`} className="grid gap-3">
          <h2 id={`${id}-${key}`} className="text-lg">
            {collections[key].label}
          </h2>
          <ul className="grid gap-3">
            {shown
              .filter(({ collection }) => collection === key)
              .map((each) => (
                <WorkRow
                  key={each.source}
                  main={main}
                  language={language}
                  work={each}
                  hasFocus={each.source === aimedAt}
                  isGone={!work.includes(each)}
                  onTyped={(isBegun) => handleTyped(each, isBegun)}
                  onSave={(text) => handleSave(each, text)}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function atOf(work: readonly Work[], filter: Filter): ReadonlySet<string> {
  return new Set(work.filter((each) => passes(filter, each)).map(({ source }) => source));
}
