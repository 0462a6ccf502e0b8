// What came with the page as HTML and sleeps: its code arrives when something wakes it, and until then, however long
// that takes, React leaves the HTML alone. A block says what wakes it and nothing more.
import { type ReactNode, Suspense, use } from 'react';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { type LateCode, lateCode } from '#app/lib/late-code.ts';
import type { Store } from '#app/store/store.ts';
import { useStore } from '#app/store/use-content.tsx';
import { FailureBoundary } from '../failure-boundary.tsx';
import { whenWoken } from './signs.ts';

/** What wakes a block: the page's own waking, unless it says something else. */
type Wakes = (store: Store) => Promise<unknown>;

export interface SleepingCode<T> extends LateCode<T> {
  /** The arrival, not before something has woken it. Always the same promise. */
  whenAwake(store: Store): Promise<T>;
}

export function sleepingCode<T>(load: () => Promise<T>, wakes: Wakes = whenWoken): SleepingCode<T> {
  const code = lateCode(load);
  let wanted: Promise<T> | null = null;
  return Object.assign(code, {
    whenAwake(store: Store) {
      const isRendering = typeof document === 'undefined';
      wanted ??= isRendering ? code.ask() : wakes(store).then(code.arrival);
      return wanted;
    },
  });
}

interface SleepingProps<T> {
  code: SleepingCode<T>;
  draw: (parts: T) => ReactNode;
}

function Sleeping<T>({ code, draw }: SleepingProps<T>) {
  const store = useStore();
  // Read directly once it is there: a page that is rendered anew must not show gaps.
  const parts = code.current ?? use(code.whenAwake(store));
  return <FailureBoundary instead={() => <Broken />}>{draw(parts)}</FailureBoundary>;
}

/** One block that fails does not take the others with it. */
function Broken() {
  const { t } = useTranslation();
  return <p className="container-page section text-center text-muted">{t('missing.broken')}</p>;
}

/** Keep the element: React leaves prerendered HTML alone only as long as it stays the same. */
export function sleeping<T>(
  code: SleepingCode<T>,
  draw: (parts: T) => ReactNode,
  fallback?: ReactNode,
): ReactNode {
  return (
    <Suspense fallback={fallback}>
      <Sleeping code={code} draw={draw} />
    </Suspense>
  );
}
