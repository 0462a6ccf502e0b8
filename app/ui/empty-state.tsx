import type { ReactNode } from 'react';
import { Star } from './star.tsx';

export function EmptyState({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="relative isolate grid justify-items-center gap-3 overflow-clip rounded-lg border px-6 py-14 text-center">
      <div className="bare absolute inset-0 -z-10" />
      <Star className="size-8 text-primary-text" />
      <p className="font-semibold text-lg">{title}</p>
      {children && <div className="max-w-prose text-muted">{children}</div>}
    </div>
  );
}
