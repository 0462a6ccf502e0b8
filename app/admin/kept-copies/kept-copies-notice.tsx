import { useId, useState } from 'react';
import { collections } from '#app/content/collections.ts';
import type { KeptCopy } from '#app/store/kept-copies.ts';
import { useStore } from '#app/store/use-content.tsx';
import { downloadFile } from '#app/ui/download.ts';
import { toast } from '#app/ui/toast.ts';
import { ConfirmDialog } from '../editor/confirm-dialog.tsx';
import { importFailure } from '../settings/import-failure.ts';
import { KeptCopyRow } from './kept-copy-row.tsx';
import { useKeptCopies } from './use-kept-copies.ts';

/** What could not be read, for as long as it is kept. `onGone`: a button that had the focus goes. */
export function KeptCopiesNotice({ onGone }: { onGone: () => void }) {
  const store = useStore();
  const id = useId();
  const { copies, look } = useKeptCopies();
  const [asked, setAsked] = useState<KeptCopy | null>(null);
  if (copies.length === 0) return null;

  function handleDownload({ key, text }: KeptCopy) {
    downloadFile(`portfolio-${key}-set-aside.json`, text, 'application/json');
  }

  async function handleRestore(copy: KeptCopy) {
    const result = await store.restoreCopy(copy);
    const left = look();
    if (!result.ok) {
      return toast({ title: 'Not restored', text: importFailure(result.failure), tone: 'error' });
    }
    if (!left.some(({ name }) => name === copy.name)) onGone();
    toast({
      title: `${collections[copy.key].label} Restored`,
      text: 'What was saved before, if anything, is kept instead.',
    });
  }

  async function handleDelete(copy: KeptCopy) {
    setAsked(null);
    const result = await store.deleteCopy(copy);
    look();
    if (!result.ok) {
      return toast({ title: 'Not deleted', text: importFailure(result.failure), tone: 'error' });
    }
    onGone();
    toast({ title: 'Copy Deleted', text: 'The site stays as it is now.' });
  }

  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-lg border bg-raised/50 p-5 sm:p-6">
      <h2 id={id} className="text-lg">
        Kept for you
      </h2>
      <p className="max-w-[70ch] text-muted text-sm">
        There is something that this page could not read. Nothing of it was thrown away.
      </p>
      <ul className="divide-y">
        {copies.map((copy) => (
          <KeptCopyRow
            key={copy.name}
            copy={copy}
            onDownload={() => handleDownload(copy)}
            onRestore={() => handleRestore(copy)}
            onDelete={() => setAsked(copy)}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        title="Delete the copy"
        text={`The copy of ${asked ? collections[asked.key].label : ''} cannot be brought back: download it first if you may want it.`}
        confirmLabel="Delete"
        onConfirm={() => asked && handleDelete(asked)}
        onCancel={() => setAsked(null)}
      />
    </section>
  );
}
