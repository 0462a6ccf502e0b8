import { History } from 'lucide-react';
import { useState } from 'react';
import type { Failure, Revision } from '#app/store/adapter.ts';
import { useStore } from '#app/store/use-content.tsx';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import { ConfirmDialog } from '../editor/confirm-dialog.tsx';
import { importFailure } from './import-failure.ts';
import { restoreSite } from './import-site.ts';
import { useSnapshotDate } from './use-snapshot-date.ts';

interface SnapshotNoticeProps {
  hasUnsavedSettings: boolean;
  onRestored: () => void;
  /** The notice is about to go, and with it the button that had the focus. */
  onGone: () => void;
}

/** The way back from an import, for as long as its snapshot is kept. */
export function SnapshotNotice({ hasUnsavedSettings, onRestored, onGone }: SnapshotNoticeProps) {
  const store = useStore();
  const date = useSnapshotDate();
  const [isAsking, setAsking] = useState(false);
  if (date === undefined) return null;

  async function handleRestore() {
    setAsking(false);
    const result = await restoreSite(store);
    if (!result.ok) return complain('Not restored', result.failure);
    onRestored();
    onGone();
    toast({ title: 'Site Restored', text: `It is as it was before the change of ${date}.` });
  }

  async function handleDiscard() {
    const snapshot = store.revision('siteSnapshot');
    const result = await store.clear('siteSnapshot');
    if (!result.ok) return complain('Not discarded', result.failure);
    onGone();
    toast({
      title: 'Snapshot Discarded',
      text: 'The site stays as it is now.',
      action: { label: 'Undo', onSelect: () => void undoDiscard(snapshot) },
    });
  }

  async function undoDiscard(snapshot: Revision) {
    const result = await store.restore({ siteSnapshot: snapshot });
    if (!result.ok) complain('Not undone', result.failure);
  }

  return (
    <div className="grid gap-4 border-t pt-5">
      <p className="max-w-[70ch] text-sm">
        A snapshot of the site as it was before the change of{' '}
        <span className="whitespace-nowrap font-medium">{date}</span> is kept in this browser.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setAsking(true)}>
          <History className="size-4" />
          <span>
            Restore the site
            <span className="sr-only"> as it was before the change of {date}</span>
          </span>
        </Button>
        <Button variant="ghost" onClick={handleDiscard}>
          Discard snapshot
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="Restore the site"
        text={`The site goes back to how it was before the change of ${date}. Whatever was saved since then is lost: export the site first if you may want it back. ${hasUnsavedSettings ? 'The unsaved changes on this screen are lost as well.' : ''}`}
        confirmLabel="Restore"
        onConfirm={handleRestore}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

function complain(title: string, failure: Failure) {
  toast({ title, text: importFailure(failure), tone: 'error' });
}
