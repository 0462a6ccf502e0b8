import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { focusFirst } from './confirm-dialog.tsx';
import type { Conflict } from './use-draft.ts';

export function ConflictDialog({ conflict }: { conflict: Conflict | null }) {
  return (
    <Dialog
      isOpen={conflict !== null}
      onClose={() => conflict?.cancel()}
      title="Changed in another tab"
      description="The same content was saved elsewhere after you started editing. Nothing is lost yet: choose which version to keep."
      closeLabel="Decide later"
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" ref={focusFirst} onClick={() => conflict?.cancel()}>
          Decide later
        </Button>
        <Button variant="outline" onClick={() => conflict?.loadOther()}>
          Load the other version
        </Button>
        <Button variant="danger" onClick={() => void conflict?.overwrite()}>
          Overwrite with mine
        </Button>
      </div>
    </Dialog>
  );
}
