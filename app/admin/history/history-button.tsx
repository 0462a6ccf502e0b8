// The way to the earlier versions of what an editor shows. The rest of it comes when it is pressed.
import { History } from 'lucide-react';
import { useState } from 'react';
import type { SiteKey } from '#app/content/collections.ts';
import { lateCode } from '#app/lib/late-code.ts';
import { Button } from '#app/ui/button.tsx';
import { useLateCode } from '#app/ui/late.tsx';
import type { Shape } from '../versions/shape.ts';

const historyDialog = lateCode(() => import('./history-dialog.tsx'));

export interface HistoryProps {
  collection: SiteKey;
  /** What it is made of, for the comparison of two versions. */
  shape: Shape;
  /** There is something on the screen that a restored version would replace. */
  isDirty: boolean;
  onRestored: () => void;
}

export function HistoryButton(props: HistoryProps) {
  const [dialog, askForDialog] = useLateCode(historyDialog);
  const [isOpen, setOpen] = useState(false);

  async function handleOpen() {
    if (await askForDialog()) setOpen(true);
  }

  return (
    <>
      <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={handleOpen}>
        <History className="size-4" />
        History
      </Button>
      {dialog && isOpen && <dialog.default {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
