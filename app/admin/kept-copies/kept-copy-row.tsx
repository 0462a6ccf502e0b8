import { Download, History } from 'lucide-react';
import type { KeptCopy } from '#app/store/kept-copies.ts';
import { Button } from '#app/ui/button.tsx';
import { copyWords } from './copy-words.ts';

interface KeptCopyRowProps {
  copy: KeptCopy;
  onDownload: () => void;
  onRestore: () => void;
  onDelete: () => void;
}

export function KeptCopyRow({ copy, onDownload, onRestore, onDelete }: KeptCopyRowProps) {
  const { title, facts, state } = copyWords(copy);
  const of = <span className="sr-only"> the copy of {title}</span>;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid max-w-[60ch] gap-0.5">
        <p>
          <span className="font-semibold">{title}</span>{' '}
          <span className="text-faint text-sm">{facts}</span>
        </p>
        <p className="wrap-anywhere text-muted text-sm">{state}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="small" onClick={onDownload}>
          <Download className="size-4" />
          <span>Download{of}</span>
        </Button>
        {copy.problem === null && (
          <Button variant="outline" size="small" onClick={onRestore}>
            <History className="size-4" />
            <span>Restore{of}</span>
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={onDelete}>
          <span>Delete{of}</span>
        </Button>
      </div>
    </li>
  );
}
