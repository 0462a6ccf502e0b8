// What came with the page as HTML and sleeps: its code arrives when something wakes it, and until then, however long
// that takes, React leaves the HTML alone. A block says what wakes it and nothing more.
import { type ReactNode, Suspense, use } from 'react';
import { useTranslation } from '#app/i18n/use-translation.ts';
import type { LateCode } from '#app/lib/late-code.ts';
import type { Store } from '#app/store/store.ts';
import { useStore } from '#app/store/use-content.tsx';
import { FailureBoundary } from '#app/ui/failure-boundary.tsx';
import { Part } from './part.tsx';
import { whenNeeded } from './signs.ts';

/** Done when a block has to be alive. Nothing where there is no HTML that could sleep. */
export type Wakes = (store: Store) => Promise<unknown> | undefined;

interface SleepingProps<T> {
  awaken: (store: Store) => T | Promise<T>;
  draw: (parts: T) => ReactNode;
}

function Sleeping<T>({ awaken, draw }: SleepingProps<T>) {
  const store = useStore();
  const awoken = awaken(store);
  const parts = awoken instanceof Promise ? use(awoken) : awoken;
  return <FailureBoundary instead={() => <Broken />}>{draw(parts)}</FailureBoundary>;
}

/** One block that fails does not take the others with it. */
function Broken() {
  const { t } = useTranslation();
  return <p className="container-page section text-center text-muted">{t('missing.broken')}</p>;
}

/** Keep the element: React leaves prerendered HTML alone only as long as it stays the same. */
export function sleeping<T>(
  code: LateCode<T>,
  draw: (parts: T) => ReactNode,
  wakes: Wakes,
  fallback?: ReactNode,
): ReactNode {
  // Always the same promise: React would begin anew with another.
  let wanted: Promise<T> | null = null;
  function awaken(store: Store): T | Promise<T> {
    // On a server nothing sleeps.
    if (typeof document === 'undefined') return code.current ?? code.ask();
    wanted ??= wakes(store)?.then(code.arrival) ?? null;
    return wanted ?? code.arrival();
  }
  return (
    <Suspense fallback={fallback}>
      <Sleeping awaken={awaken} draw={draw} />
    </Suspense>
  );
}

/** A block of the page under a name of its own: it wakes when somebody needs it. */
export function sleepingPart<T>(
  name: string,
  code: LateCode<T>,
  draw: (parts: T) => ReactNode,
): ReactNode {
  return sleeping(
    code,
    (parts) => <Part name={name}>{draw(parts)}</Part>,
    (store) => whenNeeded(name, { store, code }),
  );
}
