// What stands below the first screen. Its HTML is part of the page; its code arrives when the page wakes, and until
// then, however long that takes, React leaves the HTML alone.
import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { type LateCode, lateCode } from '#app/lib/late-code.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { Part } from './part.tsx';
import { whenWoken } from './waking.ts';

export interface BelowCode<T> extends LateCode<T> {
  /** The arrival, not before the page wakes. */
  whenWoken(): Promise<T>;
}

export function belowCode<T>(load: () => Promise<T>): BelowCode<T> {
  const code = lateCode(load);
  let wanted: Promise<T> | null = null;
  return Object.assign(code, {
    whenWoken() {
      const isRendering = typeof document === 'undefined';
      wanted ??= isRendering ? code.ask() : whenWoken().then(code.arrival);
      return wanted;
    },
  });
}

interface BelowProps<T> {
  code: BelowCode<T>;
  pick: (parts: T) => ComponentType;
}

function Below<T>({ code, pick }: BelowProps<T>) {
  // Read directly once it is there: a page that is rendered anew must not show gaps.
  const Block = pick(code.current ?? use(code.whenWoken()));
  return (
    <Part>
      <FailureBoundary instead={() => <Broken />}>
        <Block />
      </FailureBoundary>
    </Part>
  );
}

/** One block that fails does not take the others with it. */
function Broken() {
  const { t } = useTranslation();
  return (
    <p className="container-page section-space text-center text-muted">{t('missing.broken')}</p>
  );
}

/** Keep the element: React leaves prerendered HTML alone only as long as it stays the same. */
export function below<T>(code: BelowCode<T>, pick: (parts: T) => ComponentType): ReactNode {
  return (
    <Suspense>
      <Below code={code} pick={pick} />
    </Suspense>
  );
}
