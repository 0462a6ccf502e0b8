import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { focusFirst } from '../editor/confirm-dialog.tsx';
import { changeWords } from './change-words.ts';
import type { ImportPlan } from './import-site.ts';
import { useSnapshotDate } from './use-snapshot-date.ts';

interface ImportDialogProps {
  plan: ImportPlan | null;
  hasUnsavedSettings: boolean;
  onImport: (plan: ImportPlan) => void;
  onCancel: () => void;
}

/** What would change, for the owner to agree to. */
export function ImportDialog({ plan, hasUnsavedSettings, onImport, onCancel }: ImportDialogProps) {
  const hasChanges = plan !== null && (plan.changes.length > 0 || plan.added !== undefined);
  return (
    <Dialog
      isOpen={plan !== null}
      onClose={onCancel}
      title="Import site"
      description={
        hasChanges
          ? 'This would change on your site:'
          : 'Nothing would change: your site is already as in the file.'
      }
      closeLabel="Close the preview"
    >
      <div className="grid gap-5">
        {hasChanges && <Changes plan={plan} hasUnsavedSettings={hasUnsavedSettings} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" ref={focusFirst} onClick={onCancel}>
            {hasChanges ? 'Cancel' : 'Close'}
          </Button>
          {hasChanges && <Button onClick={() => onImport(plan)}>Import</Button>}
        </div>
      </div>
    </Dialog>
  );
}

function inboxWords({ bundle, added }: ImportPlan): string {
  if (added) return 'Messages and requests of the file that you do not have are added to yours.';
  return bundle.inbox
    ? 'Messages and requests are in the file and replace yours.'
    : 'Messages and requests are not in the file: yours stay as they are.';
}

function Changes({ plan, hasUnsavedSettings }: { plan: ImportPlan; hasUnsavedSettings: boolean }) {
  const older = useSnapshotDate();
  const replacesSettings = plan.changes.some(({ key }) => key === 'settings');
  return (
    <>
      <ul className="grid gap-1.5 ps-5 [list-style:square] marker:text-primary-text">
        {plan.changes.map((change) => (
          <li key={change.key}>{changeWords(change)}</li>
        ))}
      </ul>
      <div className="grid gap-2 text-muted text-sm">
        <p>{inboxWords(plan)}</p>
        {replacesSettings && hasUnsavedSettings && (
          <p className="font-medium text-danger">
            The unsaved changes on this screen would be lost.
          </p>
        )}
        <p>
          A snapshot of the site as it is now is kept in this browser, so that you can go back.
          {older && ` It takes the place of the one from before the change of ${older}.`}
        </p>
      </div>
    </>
  );
}
