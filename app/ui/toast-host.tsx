import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { lateCode } from '#app/lib/late-code.ts';
import { late } from './late.tsx';
import { useMissing } from './missing-code.tsx';
import { onWaitingToast, type Toast } from './toast.ts';

const Toaster = late(lateCode(() => import('./toaster.tsx')));

/** Stands once in each app and waits for the first toast. */
export function ToastHost(props: ComponentProps<typeof Toaster>) {
  const [waiting, setWaiting] = useState<Toast | null>(null);
  useEffect(() => onWaitingToast(setWaiting), []);
  return (
    waiting && (
      <Suspense fallback={<PlainToast {...waiting} />}>
        <Toaster {...props} />
      </Suspense>
    )
  );
}

/** What was to be said is said, even when what shows it has not arrived. */
function PlainToast({ title, text }: Toast) {
  const isMissing = useMissing() !== null;
  return (
    <p
      role="status"
      className="fixed inset-x-4 bottom-[calc(var(--floor)+7rem)] z-40 mx-auto w-fit rounded-lg border border-line-strong bg-raised px-4 py-3.5 text-ink shadow-card empty:hidden"
    >
      {isMissing && [title, text].filter(Boolean).join(' ')}
    </p>
  );
}
