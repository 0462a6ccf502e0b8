import { Upload } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import { useMedia, usePort, useStore } from '#app/store/use-content.tsx';
import { toast } from '#app/ui/toast.ts';
import { FileButton } from '../editor/file-button.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { importFailure } from './import-failure.ts';
import { type ImportPlan, importSite } from './import-site.ts';
import { planFile } from './plan-file.ts';

interface SiteImportProps {
  button: RefObject<HTMLButtonElement | null>;
  hasUnsavedSettings: boolean;
  onSettingsReplaced: () => void;
}

export function SiteImport({ button, hasUnsavedSettings, onSettingsReplaced }: SiteImportProps) {
  const store = useStore();
  const inbox = usePort('inbox');
  const { place } = usePort('desk');
  const media = useMedia();
  const id = useId();
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [problem, setProblem] = useState<string>();

  function refuse(reason: string) {
    setProblem(reason);
    toast({ title: 'Import Error', text: reason, tone: 'error' });
  }

  async function handleFile(chosen: File) {
    setProblem(undefined);
    const planned = await planFile(store, chosen, { inbox, media, place });
    if (planned.ok) setPlan(planned.plan);
    else refuse(`Nothing was changed. ${planned.reason}`);
  }

  function importedText(callsWithoutTime = 0): string {
    const before = store.get('siteSnapshot')
      ? 'You can restore the site as it was before.'
      : 'What was there before is in the history of each screen.';
    if (callsWithoutTime === 0) return before;
    const calls = callsWithoutTime === 1 ? 'One call is' : `${callsWithoutTime} calls are`;
    return `${calls} at a time that is taken here, and not in your calendar: offer another time in the inbox. ${before}`;
  }

  async function handleImport(agreed: ImportPlan) {
    setPlan(null);
    const result = await importSite(store, agreed, inbox, place);
    if (!result.ok) return refuse(importFailure(result.failure, agreed));
    if (agreed.changes.some(({ key }) => key === 'settings')) onSettingsReplaced();
    toast({ title: 'Site Imported', text: importedText(result.callsWithoutTime) });
  }

  return (
    <div className="grid grid-rows-[1fr_auto] justify-items-start gap-4">
      <div className="grid content-start gap-2 text-sm">
        <p id={`${id}-hint`} className="text-faint">
          Replaces the site with the one in a file. You see what would change before anything does.
        </p>
        {problem && (
          <p id={`${id}-problem`} role="alert" className="wrap-anywhere font-medium text-danger">
            {problem}
          </p>
        )}
      </div>
      <FileButton
        ref={button}
        aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
        fileLabel="Site file"
        accept=".json,application/json"
        onFile={handleFile}
      >
        <Upload className="size-4" />
        Import site
      </FileButton>
      <ImportDialog
        plan={plan}
        hasUnsavedSettings={hasUnsavedSettings}
        onImport={handleImport}
        onCancel={() => setPlan(null)}
      />
    </div>
  );
}
