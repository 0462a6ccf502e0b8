import type { EarlierVersion } from '#app/store/ports.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ChangeLine, type Compared } from './change-line.tsx';
import { VersionMoment } from './version-moment.tsx';

interface SavedNowRowProps extends Compared {
  /** Null when nothing is saved. */
  savedAt: string | null;
  value: unknown;
  older: EarlierVersion | undefined;
}

export function SavedNowRow({ savedAt, now, ...compared }: SavedNowRowProps) {
  return (
    <li className="grid gap-1 py-4">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
        <Badge tone="primary">Saved now</Badge>
        {savedAt && <VersionMoment savedAt={savedAt} now={now} />}
      </h3>
      <p className="wrap-anywhere text-muted text-sm">
        {savedAt ? (
          <ChangeLine {...compared} isNear />
        ) : (
          'Nothing: the site shows what it came with.'
        )}
      </p>
    </li>
  );
}
