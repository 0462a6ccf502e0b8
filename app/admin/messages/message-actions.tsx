import { Archive, ArchiveRestore, MailCheck, Trash2 } from 'lucide-react';
import type { RefCallback } from 'react';
import { Button } from '#app/ui/button.tsx';

interface MessageActionsProps {
  isArchived: boolean;
  /** It was held back: before anything else it has to be released. */
  isHeld: boolean;
  /** Of a button that goes with what it does. */
  leaving: RefCallback<HTMLElement>;
  onRelease: () => void;
  onArchive: () => void;
  onRestore: () => void;
  onDelete: () => void;
}

export function MessageActions(props: MessageActionsProps) {
  const { isArchived, isHeld, leaving, onRelease, onArchive, onRestore, onDelete } = props;
  return (
    // With keys each is a button of its own: the second half of a double press does not take the first one back.
    <div className="flex gap-2 lg:ms-auto">
      {isHeld ? (
        <Button key="release" variant="outline" size="small" onClick={onRelease}>
          <MailCheck className="size-4" />
          Not spam
        </Button>
      ) : isArchived ? (
        <Button key="restore" ref={leaving} variant="outline" size="small" onClick={onRestore}>
          <ArchiveRestore className="size-4" />
          Move to inbox
        </Button>
      ) : (
        <Button key="archive" ref={leaving} variant="outline" size="small" onClick={onArchive}>
          <Archive className="size-4" />
          Archive
        </Button>
      )}
      <Button variant="danger" size="small" onClick={onDelete}>
        <Trash2 className="size-4" />
        Delete
      </Button>
    </div>
  );
}
