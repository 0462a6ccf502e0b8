import { useState } from 'react';
import { collections } from '#app/content/collections.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { useNow } from '#app/ui/use-now.ts';
import { ConfirmDialog } from '../editor/confirm-dialog.tsx';
import type { HistoryProps } from './history-button.tsx';
import { SavedNowRow } from './saved-now-row.tsx';
import { useRestore, type Version } from './use-restore.ts';
import { useVersions } from './use-versions.ts';
import { VersionRow } from './version-row.tsx';

interface HistoryDialogProps extends HistoryProps {
  onClose: () => void;
}

/** What a collection held before: when, what each save changed, how it differs from now, and the way back to it. */
export default function HistoryDialog(props: HistoryDialogProps) {
  const { collection, shape, isDirty, onRestored, onClose } = props;
  const store = useStore();
  const saved = useContent(collection);
  const { versions, read } = useVersions(collection);
  const now = useNow();
  const [asked, setAsked] = useState<Version | null>(null);
  const { restore, isRestoring } = useRestore(collection, () => {
    onRestored();
    onClose();
  });
  const base = store.base(collection);

  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title="History"
        description={`${collections[collection].label}: every save keeps the version that it replaces.`}
        closeLabel="Close the history"
        isWide
      >
        {versions?.length === 0 && (
          <EmptyState title="No earlier versions yet">
            Save a change, and what was there before is kept here.
          </EmptyState>
        )}
        {versions && versions.length > 0 && (
          <ol className="-my-4 divide-y">
            <SavedNowRow
              savedAt={store.savedAt(collection)}
              value={saved}
              older={versions[0]}
              {...{ shape, base, read, now }}
            />
            {versions.map((version, at) => (
              <VersionRow
                key={version.id}
                version={version}
                older={versions[at + 1]}
                saved={saved}
                isBusy={isRestoring}
                onRestore={(chosen) => (isDirty ? setAsked(chosen) : void restore(chosen))}
                {...{ shape, base, read, now }}
              />
            ))}
          </ol>
        )}
      </Dialog>
      <ConfirmDialog
        isOpen={asked !== null}
        title="Restore over unsaved changes?"
        text="There are unsaved changes on this screen. They are lost if you go on."
        confirmLabel="Discard and restore"
        cancelLabel="Keep editing"
        onConfirm={() => {
          setAsked(null);
          if (asked) void restore(asked);
        }}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
