import type { ReactNode } from 'react';
import { Star } from './star.tsx';

export function EmptyState({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed px-6 py-14 text-center">
      <Star className="size-8 text-faint" />
      <p className="font-semibold text-lg">{title}</p>
      {children && <div className="max-w-prose text-muted">{children}</div>}
    </div>
  );
}
