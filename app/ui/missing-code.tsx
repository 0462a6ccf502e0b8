import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { askAgain, type Missing, watchMissing, whatIsMissing } from '#app/lib/late-code.ts';
import { Button } from './button.tsx';

interface MissingCodeProps {
  textOf: (missing: Missing) => string;
  retryLabel: string;
  reloadLabel: string;
}

/** Says that a part of the page has not arrived, for as long as that is so, and what can be done. */
export function MissingCode({ textOf, retryLabel, reloadLabel }: MissingCodeProps) {
  const missing = useMissing();
  if (!missing) return null;
  // The same file can be asked for once in some browsers: what failed twice needs a new page.
  const needsReload = missing === 'lasting' || missing === 'updated';
  return (
    <MissingBox text={textOf(missing)}>
      <Button
        variant="outline"
        size="small"
        onClick={() => (needsReload ? location.reload() : askAgain())}
      >
        {needsReload ? reloadLabel : retryLabel}
      </Button>
    </MissingBox>
  );
}

export function useMissing(): Missing | null {
  return useSyncExternalStore(watchMissing, whatIsMissing, () => null);
}

interface MissingBoxProps {
  id?: string;
  hidden?: boolean;
  text: string;
  children: React.ReactNode;
}

/** Also part of every document: for when not even the first script arrives. */
export function MissingBox({ text, children, ...box }: MissingBoxProps) {
  return (
    <div
      {...box}
      role="alert"
      className="fixed start-4 end-20 bottom-[calc(var(--floor)+1rem)] z-40 flex max-w-lg flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line-strong bg-raised px-4 py-3.5 text-ink shadow-card [&[hidden]]:hidden sm:start-6"
    >
      <CloudOff className="size-5 shrink-0 text-danger" />
      <p className="min-w-0 flex-1 basis-52 leading-snug">{text}</p>
      {children}
    </div>
  );
}
