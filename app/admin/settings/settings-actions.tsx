import { Download, RotateCcw, Upload } from 'lucide-react';
import type { Settings } from '#app/content/settings.ts';
import { Button } from '#app/ui/button.tsx';
import { downloadFile } from '#app/ui/download.ts';
import { toast } from '#app/ui/toast.ts';
import { FileButton } from '../editor/file-button.tsx';
import { fileText } from '../editor/file-text.ts';
import { useConfirmLoss } from '../editor/leave-guard.tsx';
import { exportSettings, importSettings } from './import-settings.ts';

const EXPORT_FILE = 'portfolio-settings.json';

const REPLACE = {
  title: 'Replace unsaved changes?',
  text: 'There are unsaved changes on this screen. The imported settings take their place.',
};

const refuse = (text: string) => toast({ title: 'Import Error', text, tone: 'error' });

interface SettingsActionsProps {
  settings: Settings;
  onImport: (settings: Settings) => void;
  onReset: () => void;
}

export function SettingsActions({ settings, onImport, onReset }: SettingsActionsProps) {
  const confirmLoss = useConfirmLoss();

  async function handleFile(chosen: File) {
    const opened = await fileText(chosen);
    if (!opened.ok) return refuse(opened.reason);
    const imported = importSettings(chosen.name, opened.text);
    if (!imported) return refuse('Invalid settings file format.');
    confirmLoss(() => {
      onImport(imported);
      toast({ title: 'Settings Imported', text: 'Look them over, then save to keep them.' });
    }, REPLACE);
  }

  return (
    <>
      <Button
        variant="outline"
        size="small"
        onClick={() => downloadFile(EXPORT_FILE, exportSettings(settings), 'application/json')}
      >
        <Download className="size-4" />
        Export
      </Button>
      <FileButton
        size="small"
        fileLabel="Settings file"
        accept=".json,application/json"
        onFile={handleFile}
      >
        <Upload className="size-4" />
        Import
      </FileButton>
      <Button variant="outline" size="small" onClick={onReset}>
        <RotateCcw className="size-4" />
        Reset to Defaults
      </Button>
    </>
  );
}
