import { Download, RotateCcw, Upload } from 'lucide-react';
import { useRef } from 'react';
import type { Settings } from '#app/content/settings.ts';
import { Button } from '#app/ui/button.tsx';
import { downloadFile } from '#app/ui/download.ts';
import { toast } from '#app/ui/toast.ts';
import { exportSettings, importSettings } from './import-settings.ts';

const EXPORT_FILE = 'portfolio-settings.json';

interface SettingsActionsProps {
  settings: Settings;
  onImport: (settings: Settings) => void;
  onReset: () => void;
}

export function SettingsActions({ settings, onImport, onReset }: SettingsActionsProps) {
  const file = useRef<HTMLInputElement>(null);

  async function handleFile(chosen: File | undefined) {
    if (!chosen) return;
    const imported = importSettings(chosen.name, await chosen.text());
    if (file.current) file.current.value = '';
    if (!imported) {
      return toast({
        title: 'Import Error',
        text: 'Invalid settings file format.',
        tone: 'error',
      });
    }
    onImport(imported);
    toast({ title: 'Settings Imported', text: 'Look them over, then save to keep them.' });
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
      <Button variant="outline" size="small" onClick={() => file.current?.click()}>
        <Upload className="size-4" />
        Import
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        aria-label="Settings file"
        accept=".json,application/json"
        onChange={(event) => handleFile(event.target.files?.[0])}
      />
      <Button variant="outline" size="small" onClick={onReset}>
        <RotateCcw className="size-4" />
        Reset to Defaults
      </Button>
    </>
  );
}
