import { useId, useRef, useState } from 'react';
import type { EarlierVersion } from '#app/store/ports.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { useNear } from '#app/ui/use-near.ts';
import { same } from '../versions/same.ts';
import { ChangeLine, type Compared } from './change-line.tsx';
import type { Version } from './use-restore.ts';
import { useVersion } from './use-versions.ts';
import { VersionDifferences } from './version-differences.tsx';
import { VersionMoment, versionName } from './version-moment.tsx';

interface VersionRowProps extends Compared {
  version: EarlierVersion;
  /** The one before it. */
  older: EarlierVersion | undefined;
  /** What is saved now. */
  saved: Version['value'];
  base: Version['value'];
  isBusy: boolean;
  onRestore: (version: Version) => void;
}

export function VersionRow(props: VersionRowProps) {
  const { version, older, saved, isBusy, onRestore, now, ...compared } = props;
  const { base, shape, read } = compared;
  const row = useRef<HTMLLIElement>(null);
  const isNear = useNear(row);
  const own = useVersion(read, isNear ? version.id : undefined);
  const [isShown, setShown] = useState(false);
  const id = useId();
  const value = own?.ok ? (own.value ?? base) : undefined;
  const problem = own && !own.ok ? own.failure.message : null;
  const isUnsaved = own?.ok && own.value === null;
  const isSame = value !== undefined && same(value, saved);
  const name = versionName(version.savedAt);
  const of = <span className="sr-only"> the version {name}</span>;

  return (
    <li ref={row} className="grid gap-4 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-64 gap-1">
          <h3 className="text-base">
            <VersionMoment savedAt={version.savedAt} now={now} />
          </h3>
          <p className="wrap-anywhere max-w-[70ch] text-muted text-sm">
            {problem ??
              (isUnsaved ? (
                'The content that the site came with.'
              ) : (
                <ChangeLine {...compared} value={value} older={older} isNear={isNear} />
              ))}
          </p>
        </div>
        {isSame ? (
          <Badge>Same as now</Badge>
        ) : (
          <div className="flex gap-2">
            <Button
              variant="outline"
              size="small"
              aria-expanded={isShown}
              aria-controls={id}
              disabled={value === undefined}
              onClick={() => setShown(!isShown)}
            >
              <span>
                {isShown ? 'Hide' : 'Show'}
                {of}
              </span>
            </Button>
            <Button
              variant="outline"
              size="small"
              disabled={value === undefined || isBusy}
              onClick={() => value !== undefined && onRestore({ name, value })}
            >
              <span>Restore{of}</span>
            </Button>
          </div>
        )}
      </div>
      {isShown && !isSame && value !== undefined && (
        <VersionDifferences id={id} shape={shape} version={value} saved={saved} />
      )}
    </li>
  );
}
