import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** Stands once in each app and waits for the first toast. */
export function ToastHost({ label }: { label: string }) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return isNeeded ? (
    <Suspense>
      <Toaster label={label} />
    </Suspense>
  ) : null;
}
