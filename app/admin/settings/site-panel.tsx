import { useRef } from 'react';
import { Panel } from '../editor/panel.tsx';
import { KeptCopiesNotice } from '../kept-copies/kept-copies-notice.tsx';
import { SiteExport } from './site-export.tsx';
import { SiteImport } from './site-import.tsx';
import { SnapshotNotice } from './snapshot-notice.tsx';
import { StartOwn } from './start-own.tsx';

interface SitePanelProps {
  hasUnsavedSettings: boolean;
  /** Other settings are stored now: the draft of the earlier ones is over. */
  onSettingsReplaced: () => void;
}

/** The whole site as one file: out, in, and back. */
export function SitePanel({ hasUnsavedSettings, onSettingsReplaced }: SitePanelProps) {
  const importButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <StartOwn hasUnsavedSettings={hasUnsavedSettings} onSettingsReplaced={onSettingsReplaced} />
      <KeptCopiesNotice onGone={() => importButton.current?.focus()} />
      <Panel title="Whole site">
        <p className="max-w-[70ch] text-muted text-sm">
          The site as it is saved, all of it in one file: for a backup, for another browser, or to
          publish it. Export and Import at the top of this screen are for the settings alone.
        </p>
        <div className="grid gap-6 lg:grid-cols-2">
          <SiteExport />
          <SiteImport
            button={importButton}
            hasUnsavedSettings={hasUnsavedSettings}
            onSettingsReplaced={onSettingsReplaced}
          />
        </div>
        <SnapshotNotice
          hasUnsavedSettings={hasUnsavedSettings}
          onRestored={onSettingsReplaced}
          onGone={() => importButton.current?.focus()}
        />
      </Panel>
    </>
  );
}
