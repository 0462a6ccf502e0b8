import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { focusFirst } from '../editor/confirm-dialog.tsx';
import type { Conflict } from './conflict.ts';
import type { Difference, SideWords } from './difference.ts';
import { DifferenceList } from './difference-list.tsx';

const TABS: SideWords = {
  names: { theirs: 'Other tab', mine: 'Yours' },
  doers: { theirs: 'Other tab', mine: 'You' },
  unchanged: ', as before',
};

/** Both versions, and the choice between them. */
export function ConflictDialog({ conflict }: { conflict: Conflict | null }) {
  return (
    <Dialog
      isOpen={conflict !== null}
      onClose={() => conflict?.cancel()}
      title="Changed in another tab"
      description="Nothing is lost: look at both versions, then choose."
      closeLabel="Decide later"
      isWide
      footer={conflict && <Choices conflict={conflict} />}
    >
      {conflict && (
        <div className="grid gap-7">
          <p className="max-w-[75ch] text-muted text-sm">{explain(conflict)}</p>
          <Differences differences={conflict.differences} />
        </div>
      )}
    </Dialog>
  );
}

function explain({ differences, keepBoth }: Conflict): string {
  const start = 'The same content was saved elsewhere after you started editing.';
  const end = 'Whatever you choose can be undone right after.';
  if (!keepBoth) return `${start} ${end}`;
  const both = differences.some(({ isCollision }) => isCollision)
    ? 'Keep both takes every change; where both changed the same thing, yours stays, and nothing is removed that the other one changed.'
    : 'The changes do not touch each other: Keep both takes them all.';
  return `${start} ${both} ${end}`;
}

function Choices({ conflict }: { conflict: Conflict }) {
  const { keepTheirs, keepMine, keepBoth, cancel } = conflict;
  return (
    <div className="flex gap-2 max-sm:grid max-sm:grid-cols-2 max-sm:*:px-2">
      <Button
        variant="ghost"
        className="max-sm:nth-last-3:col-span-full sm:me-auto"
        ref={focusFirst}
        onClick={cancel}
      >
        Decide later
      </Button>
      <Button variant="outline" onClick={keepTheirs}>
        Keep theirs
      </Button>
      <Button variant="outline" onClick={keepMine}>
        Keep mine
      </Button>
      {keepBoth && <Button onClick={keepBoth}>Keep both</Button>}
    </div>
  );
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const groups = [
    {
      title: 'Changed in both',
      list: differences.filter(({ fates }) => fates.theirs.length > 0 && fates.mine.length > 0),
    },
    {
      title: 'Changed in the other tab',
      list: differences.filter(({ fates }) => fates.mine.length === 0),
    },
    {
      title: 'Changed here',
      list: differences.filter(({ fates }) => fates.theirs.length === 0),
    },
  ];
  return (
    <div className="grid gap-7">
      {groups.map(({ title, list }) => {
        return (
          list.length > 0 && (
            <section key={title} aria-label={title} className="grid gap-3">
              <h3 className="label text-faint">
                {title} · {list.length.toLocaleString('en')}
              </h3>
              <DifferenceList differences={list} words={TABS} />
            </section>
          )
        );
      })}
    </div>
  );
}
